import { type Alternative, alternativesOf, type Shape, wordFor } from './shape.ts';

/** A place where a given value does not fit the wanted one. */
export interface ShapeProblem {
  /** `data[].name`; empty for the value itself. */
  at: string;
  wanted: string;
  /** Null: nothing is given. */
  given: string | null;
}

export interface FitOptions {
  /**
   * How much of the given value must fit: `all` of it; `chosen`, if one of several objects is enough, since a caller
   * knows which one it requests; `possible`, if the sent value is only known at run time.
   */
  mode: 'all' | 'chosen' | 'possible';
  /** Whether optional fields must be given too. */
  strict?: boolean;
}

const within = (at: string, field: string) => (at === '' ? field : `${at}.${field}`);
const isText = (atom: string) => atom.startsWith("'");

function atomFits(given: string, wanted: string, { mode }: FitOptions): boolean {
  if (given === wanted || given === 'any' || wanted === 'any') return true;
  return (wanted === 'string' && isText(given)) || (mode === 'possible' && given === 'string' && isText(wanted));
}

type ObjectAlternative = Extract<Alternative, { kind: 'object' }>;

function objectProblems(given: ObjectAlternative, wanted: ObjectAlternative, at: string, options: FitOptions) {
  return [...wanted.fields].flatMap(([name, { shape, optional }]): ShapeProblem[] => {
    const place = within(at, name);
    const field = given.fields.get(name);
    if (!field && (given.rest !== null || (optional && !options.strict))) return [];
    if (!field) return [{ at: place, wanted: wordFor(shape), given: null }];
    if (field.optional && !optional && options.mode !== 'possible')
      return [{ at: place, wanted: wordFor(shape), given: `optional ${wordFor(field.shape)}` }];
    return shapeProblems(field.shape, shape, options, place);
  });
}

/** Null: the two are different kinds of values. */
function alternativeProblems(given: Alternative, wanted: Alternative, at: string, options: FitOptions) {
  if (given.kind === 'atom' && given.atom === 'any') return [];
  if (wanted.kind === 'atom') return given.kind === 'atom' && atomFits(given.atom, wanted.atom, options) ? [] : null;
  if (given.kind === 'object' && wanted.kind === 'object') return objectProblems(given, wanted, at, options);
  if (given.kind === 'list' && wanted.kind === 'list')
    return shapeProblems(given.item, wanted.item, options, `${at}[]`);
  if (given.kind !== 'tuple' || wanted.kind === 'object') return null;
  const wantedAt = (place: number) => (wanted.kind === 'list' ? wanted.item : wanted.items[place]);
  if (wanted.kind === 'tuple' && wanted.items.length > given.items.length) return null;
  return given.items.flatMap((item, place) => {
    const shape = wantedAt(place);
    return shape === undefined ? [] : shapeProblems(item, shape, options, `${at}[${place}]`);
  });
}

const fewest = (lists: readonly ShapeProblem[][]): ShapeProblem[] =>
  lists.reduce((best, list) => (list.length < best.length ? list : best), lists[0] ?? []);

/** The places where the given value does not fit `wanted`; additional given values are ignored. */
export function shapeProblems(given: Shape, wanted: Shape, options: FitOptions, at = ''): ShapeProblem[] {
  const choices = alternativesOf(wanted);
  if (choices.some((choice) => choice.kind === 'atom' && choice.atom === 'any')) return [];
  const alternatives = alternativesOf(given).map((alternative) => {
    const found = choices.map((choice) => alternativeProblems(alternative, choice, at, options));
    const kindred = found.filter((problems) => problems !== null);
    const problems = kindred.length > 0 ? fewest(kindred) : [{ at, wanted: wordFor(wanted), given: wordFor(given) }];
    return { isAtom: alternative.kind === 'atom', problems };
  });
  if (options.mode === 'possible') return fewest(alternatives.map(({ problems }) => problems));
  const objects = alternatives.filter(({ isAtom }) => !isAtom).map(({ problems }) => problems);
  const ofObjects = options.mode === 'chosen' ? fewest(objects) : objects.flat();
  return [...alternatives.filter(({ isAtom }) => isAtom).flatMap(({ problems }) => problems), ...ofObjects];
}
