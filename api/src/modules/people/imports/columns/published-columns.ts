import type { ColumnName } from './heads.ts';

/** The columns that a release of a remote before API 1.114 knows: it reads `column`, newer ones `field`. */
export const publishedColumns = ['name', 'email', 'phone', 'code', 'parent_email', 'balance'] as const;

const publishedOf = (name: ColumnName | null) => publishedColumns.find((each) => each === name) ?? null;

/** The columns of a file with their meaning. */
export const matchedOf = (columns: readonly { head: string; column: ColumnName | null }[]) =>
  columns.map(({ head, column: field }) => ({ head, column: publishedOf(field), field }));

/** The column of a wrong cell. */
export const placeOf = (field: ColumnName) => ({ column: publishedOf(field) ?? ('parent_email' as const), field });
