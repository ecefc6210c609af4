/**
 * The shape of a JSON value, in a short form for diffs:
 * - `string`, `number`, `boolean`, `null`, `file`, `any`, or a text in single quotes, several separated by `|`;
 * - `{ "name": shape, "note?": shape, "*": shape }` an object; `*` stands for further fields;
 * - `[shape]` a list; `{ "#": [shape, …] }` a tuple; `{ "|": [shape, …] }` one of several.
 */
export type Shape = string | [Shape] | { [field: string]: Shape | Shape[] };

interface Field {
  shape: Shape;
  optional: boolean;
}

/** One possible kind of value of a shape. */
export type Alternative =
  | { kind: 'atom'; atom: string }
  | { kind: 'list'; item: Shape }
  | { kind: 'tuple'; items: Shape[] }
  | { kind: 'object'; fields: Map<string, Field>; rest: Shape | null };

/** Reads `note?` as an optional field. */
function fieldsOf(shape: { [field: string]: Shape | Shape[] }): Alternative {
  const { '*': rest = null, ...named } = shape as { [field: string]: Shape };
  const fields = Object.entries(named).map(([name, value]): [string, Field] =>
    name.endsWith('?')
      ? [name.slice(0, -1), { shape: value, optional: true }]
      : [name, { shape: value, optional: false }],
  );
  return { kind: 'object', fields: new Map(fields), rest };
}

const isListed = (shape: Shape | Shape[] | undefined): shape is Shape[] => Array.isArray(shape);

/** All possible kinds of a shape's values. */
export function alternativesOf(shape: Shape): Alternative[] {
  if (typeof shape === 'string') return shape.split('|').map((atom) => ({ kind: 'atom', atom }));
  if (Array.isArray(shape)) return [{ kind: 'list', item: shape[0] }];
  if (isListed(shape['|'])) return shape['|'].flatMap(alternativesOf);
  if (isListed(shape['#'])) return [{ kind: 'tuple', items: shape['#'] }];
  return [fieldsOf(shape)];
}

/** The shape of a value with several possible shapes; simple ones come first, in order. */
export function oneOfShapes(shapes: readonly Shape[]): Shape {
  const atoms = new Set<string>();
  const others = new Map<string, Shape>();
  for (const shape of shapes) {
    if (typeof shape === 'string') for (const atom of shape.split('|')) atoms.add(atom);
    else others.set(JSON.stringify(shape), shape);
  }
  if (atoms.has('any')) return 'any';
  const isText = (atom: string) => atom.startsWith("'");
  const named = [...atoms].filter((atom) => !(atoms.has('string') && isText(atom))).sort();
  const simple = named.length > 0 ? [named.join('|')] : [];
  const members = [
    ...simple,
    ...[...others].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, shape]) => shape),
  ];
  const [first = 'any', ...further] = members;
  return further.length === 0 ? first : { '|': members };
}

/** A fixed text as an atom; characters of the notation itself are not escaped. */
export const textAtom = (text: string): string => (/[|']/.test(text) ? 'string' : `'${text}'`);

/** The name of a shape in a message. */
export function wordFor(shape: Shape): string {
  const words = alternativesOf(shape).map((alternative) =>
    alternative.kind === 'atom' ? alternative.atom : alternative.kind,
  );
  return [...new Set(words)].join(' | ');
}
