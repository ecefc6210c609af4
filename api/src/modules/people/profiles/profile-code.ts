import type { Sql } from '#base/database/sql.ts';

const LOCK = 4_711_005;
const kinds = {
  student: { table: 'student_profiles', letter: 'S' },
  teacher: { table: 'teacher_profiles', letter: 'T' },
} as const;

/** Codes like the made ones, of at most six digits: a longer number somebody chose is no place to count on from. */
const takenText = (table: string, letter: string) => `with taken as (
  select substring(code from '^[${letter}${letter.toLowerCase()}]-(\\d{1,6})$')::int as number from ${table})
select case when max(number) < 999999 then max(number) + 1
  else (select min(free) from generate_series(1, 1000000) free where not exists (select from taken where number = free))
  end as next from taken`;

/** D66: the next of S-0001, S-0002, … or of T-0001, …; two who ask at once take turns. After S-999999, the first left out. */
export async function nextCode(sql: Sql, kind: keyof typeof kinds): Promise<string> {
  const { table, letter } = kinds[kind];
  await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
  const [row] = await sql.query<{ next: number | null }>({ text: takenText(table, letter) });
  return `${letter}-${String(row?.next ?? 1).padStart(4, '0')}`;
}
