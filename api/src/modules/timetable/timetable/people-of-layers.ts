import type { Sql } from '#base/database/sql.ts';
import type { LayerSource } from './layer.ts';

/** The teachers to whom layers over classes may give these back; the caller locks them with the other people. */
export async function teachersBelow(
  sql: Sql,
  sources: readonly LayerSource[],
  classIds: readonly number[],
): Promise<number[]> {
  const found = new Set<number>();
  for (const source of sources)
    for (const { former } of await source.rows(sql, classIds)) if (former) found.add(former.teacherId);
  return [...found];
}
