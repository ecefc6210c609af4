import type { TimeOffKind } from './absences.table.ts';
import type { DoneRow } from './done-rows.ts';

/** What one family is told of all its classes: the kind, the first start that is of interest, and how many. */
export interface FamilyWords {
  studentId: number;
  teacherId: number;
  what: 'cancelled' | 'moved' | 'substituted' | 'changed' | 'undone';
  params: Record<string, string>;
}

const whats = { cancel: 'cancelled', move: 'moved', substitute: 'substituted' } as const;

/** When a class is now: where it was moved to, else as before. */
const startOf = ({ action, toAt, former }: DoneRow, isUndone: boolean): string =>
  action === 'move' && toAt && !isUndone ? toAt.toISOString() : former.startsAt;

const firstOf = (rows: readonly DoneRow[], isUndone: boolean): string =>
  rows.map((row) => startOf(row, isUndone)).sort()[0] ?? '';

function whatOf(rows: readonly DoneRow[], isUndone: boolean): FamilyWords['what'] {
  if (isUndone) return 'undone';
  const [first] = rows;
  const isSame = rows.every(
    ({ action, substituteId }) => action === first?.action && substituteId === first.substituteId,
  );
  return first && isSame ? whats[first.action] : 'changed';
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** D97: one notification a family, which says what became of all its classes. */
export function wordsOfFamilies(rows: readonly DoneRow[], isUndone: boolean): FamilyWords[] {
  return [...groupBy(rows, ({ studentId }) => studentId)].flatMap(([studentId, own]) => {
    const [first] = own;
    if (!first) return [];
    const { student, teacher, substitute, former } = first;
    const what = whatOf(own, isUndone);
    const params = { student, teacher, startsAt: firstOf(own, isUndone), classes: String(own.length) };
    const named = what === 'substituted' && substitute ? { ...params, substitute } : params;
    return [{ studentId, teacherId: former.teacherId, what, params: named }];
  });
}

/** What one teacher is told: how many classes, the first of them, and whose. */
export interface TeacherWords {
  teacherId: number;
  params: Record<string, string>;
}

const wordsOf = (teacherId: number, rows: readonly DoneRow[]): TeacherWords => {
  const startsAt = rows.map(({ former }) => former.startsAt).sort()[0] ?? '';
  return { teacherId, params: { teacher: rows[0]?.teacher ?? '', startsAt, classes: String(rows.length) } };
};

/** Those who stand in, or do not any more. */
export const wordsOfSubstitutes = (rows: readonly DoneRow[]): TeacherWords[] =>
  [
    ...groupBy(
      rows.filter(({ substituteId }) => substituteId !== null),
      ({ substituteId }) => substituteId ?? 0,
    ),
  ].map(([id, own]) => wordsOf(id, own));

/** Whose classes they were. */
export const wordsOfTeachers = (kind: TimeOffKind, rows: readonly DoneRow[]): TeacherWords[] =>
  kind === 'closure' ? [...groupBy(rows, ({ former }) => former.teacherId)].map(([id, own]) => wordsOf(id, own)) : [];
