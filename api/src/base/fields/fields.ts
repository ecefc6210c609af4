import type { CsvValue } from '@academy/shared-auth/csv';
import * as v from 'valibot';

/** What screens, the audit log and heads of CSV files call a field. */
export type FieldName = Readonly<Record<'en' | 'ar', string>>;

/** What an export and an erasure do with the column of a field (D123); without it: neither. */
interface PersonalFate {
  /** Whether an export contains it. */
  gives?: true;
  /** SQL of what an erasure leaves in the column; `t` is the row, `p` the person as in `PersonalTable`. */
  erases?: string;
  /** Why a text stays after an erasure. */
  keeps?: string;
}

interface FieldParts {
  /** The accepted values; without it clients cannot write the field. */
  body?: v.GenericSchema;
  /** The key in the Drizzle table; an accepted value is stored there as it was sent. */
  column?: string;
  /** The value in responses, and the SQL that reads it; without it clients cannot read the field. */
  response?: v.GenericSchema;
  json?: string;
  personal?: PersonalFate;
}

/**
 * A field of an entity, by its name in requests and responses; a missing property means that the field lacks that part.
 * `csv`: the CSV file has the field, under its name.
 */
export type Field = FieldParts & ({ name?: FieldName; csv?: never } | { name: FieldName; csv: true });
export type Fields = Record<string, Field>;

type With<Part extends 'body' | 'response', Of extends Fields> = {
  [Name in keyof Of as Of[Name] extends Record<Part, v.GenericSchema> ? Name : never]: Of[Name] extends Record<
    Part,
    infer Schema extends v.GenericSchema
  >
    ? Schema
    : never;
};

function entriesOf<Of extends Fields, Part extends 'body' | 'response'>(fields: Of, part: Part): With<Part, Of> {
  const found = Object.entries(fields).flatMap(([name, field]) => (field[part] ? [[name, field[part]]] : []));
  return Object.fromEntries(found) as With<Part, Of>;
}

type Accepted<Of extends Fields> = v.InferOutput<v.ObjectSchema<With<'body', Of>, undefined>>;

/** The names of fields that are stored exactly as they were sent. */
type StoredName<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends { body: v.GenericSchema; column: string } ? Name : never;
}[keyof Of];

/** Each column that a request fills, with its possible values: null if the request may leave it out. */
type AllColumns<Of extends Fields> = {
  [Name in StoredName<Of> as Of[Name] extends { column: infer Column extends string }
    ? Column
    : never]: Of[Name] extends {
    body: infer Body extends v.GenericSchema;
  }
    ? undefined extends v.InferOutput<Body>
      ? Exclude<v.InferOutput<Body>, undefined> | null
      : v.InferOutput<Body>
    : never;
};

/** The stored value of each accepted field with a column. */
type Stored<Of extends Fields, Row> = {
  [Name in keyof Of as Of[Name] extends { body: v.GenericSchema; column: keyof Row } ? Name : never]: Of[Name] extends {
    column: infer Column extends keyof Row;
  }
    ? Row[Column]
    : never;
};

/** Checks that an object is a list of fields, and keeps the type of each field. */
export const defineFields = <const Of extends Fields>(fields: Of): Of => fields;

/** The schema of a request body. */
export const bodyOf = <Of extends Fields>(fields: Of) => v.object(entriesOf(fields, 'body'));

/** The schema of a response. */
export const responseOf = <Of extends Fields>(fields: Of) => v.object(entriesOf(fields, 'response'));

/** SQL: names and values of the object in a response, for `json_build_object`. */
export const jsonPairsOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, { json }]) => (json === undefined ? [] : `'${name}', ${json}`))
    .join(', ');

/** SQL: the object in a response. */
export const jsonOf = (fields: Fields): string => `json_build_object(${jsonPairsOf(fields)})`;

/** SQL: the columns of a select whose rows are objects of a response. */
export const selectOf = (fields: Fields): string =>
  Object.entries(fields)
    .flatMap(([name, { json }]) => (json === undefined ? [] : `${json} as "${name}"`))
    .join(', ');

/** The sent fields, by the table's keys; fields that were not sent are missing. */
export function columnsOf<Columns extends object>(fields: Fields, sent: Record<string, unknown>): Partial<Columns> {
  const found = Object.entries(fields).flatMap(([name, { body, column }]) =>
    !body || column === undefined || sent[name] === undefined ? [] : [[column, sent[name]]],
  );
  return Object.fromEntries(found) as Partial<Columns>;
}

/**
 * All fields of a request, by the table's keys: fields that were not sent become null. For new rows, and for rows that
 * are replaced completely.
 */
export function allColumnsOf<const Of extends Fields>(
  fields: Of,
  sent: Pick<Accepted<Of>, StoredName<Of> & keyof Accepted<Of>>,
): AllColumns<Of> {
  const values = new Map<string, unknown>(Object.entries(sent));
  const found = Object.entries(fields).flatMap(([name, { body, column }]) =>
    body && column !== undefined ? [[column, values.get(name) ?? null]] : [],
  );
  return Object.fromEntries(found) as AllColumns<Of>;
}

/** The stored values of the accepted fields, by their names in responses; audits compare them. */
export function storedOf<const Of extends Fields, Row extends object>(fields: Of, row: Row): Stored<Of, Row> {
  const values = new Map<string, unknown>(Object.entries(row));
  const found = Object.entries(fields).flatMap(([name, { body, column }]) =>
    body && column !== undefined && values.has(column) ? [[name, values.get(column)]] : [],
  );
  return Object.fromEntries(found) as Stored<Of, Row>;
}

/** The sent fields that differ from a response, by the table's keys. */
export function differingColumns<Columns extends object>(
  fields: Fields,
  shown: object,
  sent: Record<string, unknown>,
): Partial<Columns> {
  const was = new Map<string, unknown>(Object.entries(shown));
  return columnsOf(fields, Object.fromEntries(Object.entries(sent).filter(([name, value]) => was.get(name) !== value)));
}

/** The columns to set whose values differ from the stored ones. */
export function changedColumns<Columns extends object>(before: object, after: Columns): Partial<Columns> {
  const was = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => was.get(key) !== value)) as Partial<Columns>;
}

/** The columns of a CSV file, in the order of the list: head, and key in responses. */
export const csvOf = (fields: Fields): [head: FieldName, key: string][] =>
  Object.entries(fields).flatMap(([key, { csv, name }]): [FieldName, string][] => (csv && name ? [[name, key]] : []));

/** What the fields are called, by their keys in responses and in the table: the audit log has either. */
export const namesOf = (fields: Fields): Record<string, FieldName> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, { name, column = key }]) =>
      name
        ? [
            [key, name],
            [column, name],
          ]
        : [],
    ),
  );

export const csvValueOf = (row: object | null, name: string): CsvValue =>
  row === null ? undefined : ((row as Record<string, CsvValue>)[name] ?? undefined);
