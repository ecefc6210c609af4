import leven from 'leven';
import type { GenericSchema } from 'valibot';
import { AppError, type FieldError } from '#base/errors/app-error.ts';
import type { Endpoint } from './endpoint.ts';

/** A schema as far as its fields are looked for. */
type Parts = Partial<{
  entries: Record<string, GenericSchema>;
  wrapped: GenericSchema;
  item: GenericSchema;
  options: readonly unknown[];
  pipe: readonly unknown[];
}>;

type Fields = Map<string, GenericSchema[]>;

const isSchema = (part: unknown): part is GenericSchema =>
  typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'schema';

/** The schemas that a value is checked by, behind optional fields, alternatives and pipes. */
function partsOf(schema: GenericSchema): Parts[] {
  const { wrapped, options = [], pipe = [], ...own } = schema as Parts;
  const inner = [...(wrapped ? [wrapped] : []), ...options, ...pipe.slice(1)].filter(isSchema);
  return [own, ...inner.flatMap(partsOf)];
}

/** The fields of an object; null where any field is taken. */
function fieldsOf(schemas: readonly GenericSchema[]): Fields | null {
  const objects = schemas.flatMap(partsOf).flatMap(({ entries }) => (entries ? [entries] : []));
  const fields: Fields = new Map();
  for (const [name, schema] of objects.flatMap(Object.entries<GenericSchema>))
    fields.set(name, [...(fields.get(name) ?? []), schema]);
  return objects.length > 0 ? fields : null;
}

const itemsOf = (schemas: readonly GenericSchema[]): GenericSchema[] =>
  schemas.flatMap(partsOf).flatMap(({ item }) => (item ? [item] : []));

interface Unknown {
  path: string;
  name: string;
  /** The names that are known there. */
  known: string[];
}

/** What a value has beyond its schemas, at any depth. */
function unknownIn(schemas: readonly GenericSchema[], value: unknown, path = ''): Unknown[] {
  if (Array.isArray(value)) {
    const items = itemsOf(schemas);
    return value.flatMap((each, place) => unknownIn(items, each, `${path}${place}.`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const fields = fieldsOf(schemas);
  if (!fields) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const known = fields.get(name);
    if (!known) return [{ path: `${path}${name}`, name, known: [...fields.keys()] }];
    return unknownIn(known, inner, `${path}${name}.`);
  });
}

function nearest(name: string, known: readonly string[]): string | undefined {
  const plain = (text: string) => text.replaceAll('_', '').toLowerCase();
  const distance = (other: string) => leven(plain(name), plain(other));
  return known.toSorted((one, other) => distance(one) - distance(other))[0];
}

interface Side {
  schema: GenericSchema | undefined;
  value: unknown;
  /** Where the field of the same name would be known, and its names. */
  elsewhere: { place: string; schema: GenericSchema | undefined };
}

function problemsOf({ schema, value, elsewhere }: Side): FieldError[] {
  const there = elsewhere.schema ? [...(fieldsOf([elsewhere.schema])?.keys() ?? [])] : [];
  const found = schema
    ? unknownIn([schema], value)
    : Object.keys(value ?? {}).map((name) => ({ path: name, name, known: [] }));
  return found.map(({ path, name, known }) => {
    const near = nearest(name, known);
    const hint = there.includes(name) ? `send it in the ${elsewhere.place}` : near ? `the nearest is “${near}”` : null;
    const message = [`“${path}” is not a field of this call`, hint].filter(Boolean).join('; ');
    return { path, code: 'unknown_field', message };
  });
}

function reject(problems: readonly FieldError[]): void {
  const [first] = problems;
  if (first) throw new AppError('invalid', first.message, problems.slice(0, 20));
}

type Declared = Pick<Endpoint, 'unknownFields' | 'query' | 'body'>;

/** D159. @throws AppError `invalid` that names each unknown field of the query and the nearest known one. */
export function rejectUnknownQuery({ unknownFields, query, body }: Declared, value: unknown): void {
  if (unknownFields !== 'rejected') return;
  reject(problemsOf({ schema: query, value, elsewhere: { place: 'body', schema: body?.schema } }));
}

/** D159. @throws AppError `invalid` that names each unknown field of the body and the nearest known one. */
export function rejectUnknownBody({ unknownFields, query, body }: Declared, value: unknown): void {
  if (unknownFields !== 'rejected' || typeof value !== 'object') return;
  reject(problemsOf({ schema: body?.schema, value, elsewhere: { place: 'query', schema: query } }));
}
