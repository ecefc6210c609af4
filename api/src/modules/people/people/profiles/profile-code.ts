import type { Sql } from '#base/database/sql.ts';

const LOCK = 4_711_005;
export const codeKinds = {
  student: { table: 'student_profiles', letter: 'S' },
  teacher: { table: 'teacher_profiles', letter: 'T' },
} as const;
type CodeKind = keyof typeof codeKinds;

/**
 * SQL of a table `taken`: codes in the generated form, of at most six digits: longer numbers that somebody chose are no
 * start for counting.
 */
export function takenCodes(kind: CodeKind): string {
  const { table, letter } = codeKinds[kind];
  return `taken as (select substring(code from '^[${letter}${letter.toLowerCase()}]-(\\d{1,6})$')::int as number from ${table})`;
}

const nextText = (kind: CodeKind) => `with ${takenCodes(kind)}
select case when max(number) < 999999 then max(number) + 1
  else (select min(free) from generate_series(1, 1000000) free where not exists (select from taken where number = free))
  end as next from taken`;

/** Two parallel requests for codes run one after the other. */
export async function lockCodes(sql: Sql): Promise<void> {
  await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
}

export const codeText = (kind: CodeKind, number: number): string =>
  `${codeKinds[kind].letter}-${String(number).padStart(4, '0')}`;

/** D66: the next of S-0001, S-0002, … or of T-0001, …. After S-999999, the first unused one. */
export async function nextCode(sql: Sql, kind: CodeKind): Promise<string> {
  await lockCodes(sql);
  const [row] = await sql.query<{ next: number | null }>({ text: nextText(kind) });
  return codeText(kind, row?.next ?? 1);
}
