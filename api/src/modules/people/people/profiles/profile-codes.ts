import type { Sql } from '#base/database/sql.ts';
import { type codeKinds, codeText, lockCodes, takenCodes } from './profile-code.ts';

const freeText = (kind: keyof typeof codeKinds) => `with ${takenCodes(kind)},
  top as (select coalesce(max(number), 0) as number from taken)
select free as number from top,
  generate_series(case when top.number + $1 <= 999999 then top.number + 1 else 1 end, 1000000) free
where not exists (select from taken where number = free) order by free limit $1`;

/** D66: the next codes for this many profiles. */
export async function nextCodes(sql: Sql, kind: keyof typeof codeKinds, count: number): Promise<string[]> {
  await lockCodes(sql);
  const rows = await sql.query<{ number: number }>({ text: freeText(kind), values: [count] });
  return rows.map(({ number }) => codeText(kind, number));
}
