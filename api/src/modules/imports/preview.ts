import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { PersonKind } from '#modules/people/many/known-people.ts';
import type { WireImport } from './imports.schema.ts';
import { judgeLines, type PlannedPerson } from './judge/judge-lines.ts';
import type { ImportLine } from './judge/read-cells.ts';

export const MOST_PREVIEWED = 5;

/** A person after the import: what a cell says replaces what was there, an empty or wrong one nothing. */
const shown = ({ known, ...line }: PlannedPerson): WireImport['preview'][number] => ({
  row: line.row,
  is_new: known === null,
  name: line.name ?? known?.name ?? null,
  email: line.email ?? shownAddress(known?.email ?? null),
  phone: line.phone ?? known?.phone ?? null,
  code: line.code ?? known?.code ?? null,
  parent_email: line.parentEmail,
  balance: line.balance ?? known?.remaining ?? null,
});

/** The first people of a file as they will be after the import. */
export async function previewOf(
  sql: Sql,
  kind: PersonKind,
  lines: readonly ImportLine[],
): Promise<WireImport['preview']> {
  const { people } = await judgeLines(sql, kind, lines.slice(0, MOST_PREVIEWED));
  return people.map(shown);
}
