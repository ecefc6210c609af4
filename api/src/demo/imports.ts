import type { Sql } from '#base/database/sql.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The files with which the academy's people were imported (D122): applied long ago, and the last one undone. */
const files = [
  {
    days: 190,
    kind: 'teachers',
    state: 'applied',
    fileName: 'معلمو الأكاديمية.csv',
    rows: 8,
    created: 8,
    updated: 0,
    parents: 0,
  },
  {
    days: 188,
    kind: 'students',
    state: 'applied',
    fileName: 'Students 2026.xlsx',
    rows: 31,
    created: 29,
    updated: 2,
    parents: 17,
  },
  {
    days: 187,
    kind: 'students',
    state: 'undone',
    fileName: 'Waiting list.csv',
    rows: 6,
    created: 6,
    updated: 0,
    parents: 4,
  },
] as const;

const text = `insert into imports
  (created_by, kind, state, file_name, columns, rows, problems, problem_total, created, updated, parents,
    created_at, applied_at)
  values ($1, $2, $3, $4, '[]', $5, '[]', 0, $6, $7, $8, $9, $9)`;

export async function seedImports(sql: Sql, adminId: number | undefined, now: Date): Promise<void> {
  if (!adminId) return;
  for (const { days, kind, state, fileName, rows, created, updated, parents } of files) {
    const at = new Date(now.getTime() - days * DAY_MS);
    await sql.query({ text, values: [adminId, kind, state, fileName, rows, created, updated, parents, at] });
  }
}
