import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Fields } from '#base/fields/fields.ts';
import type { PersonalTable } from './personal-data.ts';

/** What an export and an erasure do with the columns of a list of fields, for a declaration of their table. */
export function personalColumns(
  table: PgTable,
  fields: Fields,
): Required<Pick<PersonalTable, 'table' | 'gives' | 'keeps'>> & { erases: Readonly<Record<string, string>> } {
  const columns = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]));
  const found = Object.values(fields).flatMap(({ column, personal }) => {
    if (!personal) return [];
    const name = columns.get(column ?? '');
    if (name === undefined) throw new Error(`${getTableName(table)} has no column ${column}`);
    return [{ name, ...personal }];
  });
  const textsOf = (part: 'erases' | 'keeps'): Record<string, string> =>
    Object.fromEntries(found.flatMap(({ name, [part]: text }) => (text === undefined ? [] : [[name, text]])));
  return {
    table: getTableName(table),
    gives: found.flatMap(({ name, gives }) => (gives ? [name] : [])),
    erases: textsOf('erases'),
    keeps: textsOf('keeps'),
  };
}
