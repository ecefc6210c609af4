import type { Sql } from '#platform/database/sql.ts';

const LOCK = 4_711_005;
const kinds = {
  student: { table: 'student_profiles', letter: 'S' },
  teacher: { table: 'teacher_profiles', letter: 'T' },
} as const;

/** D66: the next of S-0001, S-0002, … or of T-0001, …; two who ask at once take turns. */
export async function nextCode(sql: Sql, kind: keyof typeof kinds): Promise<string> {
  const { table, letter } = kinds[kind];
  await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [LOCK] });
  const [row] = await sql.query<{ next: number }>({
    text: `select coalesce(max(substring(code from '^${letter}-(\\d{1,9})$')::bigint), 0)::int + 1 as next from ${table}`,
  });
  return `${letter}-${String(row?.next ?? 1).padStart(4, '0')}`;
}
