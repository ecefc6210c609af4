import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** SQL: all columns of a row, by their keys in the table; a day is a text. @param row its alias. */
export const rowColumns = (table: PgTable, row: string): string =>
  Object.entries(getTableColumns(table))
    .map(([key, column]) => `${row}.${column.name}${column.getSQLType() === 'date' ? '::text' : ''} as "${key}"`)
    .join(', ');
