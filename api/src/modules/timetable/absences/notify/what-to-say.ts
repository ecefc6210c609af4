import type { FamilyRecipients } from '#modules/people/people/scope/families.ts';
import { listOfNames } from '#modules/platform/notifications/list-of-names.ts';
import type { TimeOffKind } from '../absences.table.ts';
import type { DoneRow } from './done-rows.ts';

/**
 * The content of a family's notification about all its classes: the kind, the earliest relevant start, and the number.
 */
export interface FamilyWords {
  recipients: readonly number[];
  /** The family's first student. */
  studentId: number;
  what: 'cancelled' | 'moved' | 'substituted' | 'changed' | 'undone';
  params: Record<string, string>;
}

const whats = { cancel: 'cancelled', move: 'moved', substitute: 'substituted' } as const;

/** The current start of a class: the new one if it was moved, else the former one. */
const startOf = ({ action, toAt, former }: DoneRow, isUndone: boolean): string =>
  action === 'move' && toAt && !isUndone ? toAt.toISOString() : former.startsAt;

/** The row with the earliest class. */
const firstOf = (rows: readonly DoneRow[], isUndone: boolean): DoneRow | undefined =>
  rows.toSorted((a, b) => startOf(a, isUndone).localeCompare(startOf(b, isUndone)))[0];

/** The earliest former or new start, before which people must be notified (D83). */
export const affectedOf = (rows: readonly DoneRow[]): string =>
  rows.flatMap((row) => [startOf(row, false), startOf(row, true)]).sort()[0] ?? '';

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

const timesOf = (rows: readonly DoneRow[], first: DoneRow, isUndone: boolean) => ({
  startsAt: startOf(first, isUndone),
  affectedAt: affectedOf(rows),
  classes: String(rows.length),
});

const textsOf = ({ studentId, teacherId }: { studentId: number; teacherId: number }) => ({
  studentId: String(studentId),
  teacherId: String(teacherId),
});

/** D97: one notification for each student, and one for each parent about the classes of all the parent's students. */
export function wordsOfFamilies(
  rows: readonly DoneRow[],
  families: readonly FamilyRecipients[],
  isUndone: boolean,
): FamilyWords[] {
  return families.flatMap(({ recipients, students }) => {
    const own = rows.filter(({ studentId }) => students.includes(studentId));
    const first = firstOf(own, isUndone);
    if (!first) return [];
    const { studentId, substitute, substituteId, former } = first;
    const what = whatOf(own, isUndone);
    const isSubstituted = what === 'substituted' && substitute !== null;
    const people = {
      student: listOfNames(own.map(({ student }) => student)),
      teacher: listOfNames(own.map(({ teacher }) => teacher)),
      ...(isSubstituted ? { substitute } : {}),
    };
    const ids = { studentId, teacherId: (isSubstituted && substituteId) || former.teacherId };
    const params = { ...people, ...timesOf(own, first, isUndone), ...textsOf(ids) };
    return [{ recipients, studentId: Math.min(...students), what, params }];
  });
}

/** The content of a teacher's notification: the number of classes, the first of them, and its people. */
export interface TeacherWords {
  teacherId: number;
  params: Record<string, string>;
}

/** Teachers know their classes by the former start. */
function wordsOf(teacherId: number, rows: readonly DoneRow[]): TeacherWords[] {
  const first = firstOf(rows, true);
  if (!first) return [];
  const { teacher, studentId } = first;
  return [{ teacherId, params: { teacher, ...timesOf(rows, first, true), ...textsOf({ studentId, teacherId }) } }];
}

/** For substitutes who give classes, or no longer do. */
export function wordsOfSubstitutes(rows: readonly DoneRow[]): TeacherWords[] {
  const substituted = rows.filter(({ substituteId }) => substituteId !== null);
  const groups = groupBy(substituted, ({ substituteId }) => substituteId ?? 0);
  return [...groups].flatMap(([id, own]) => wordsOf(id, own));
}

/** For the former teachers of the classes. */
export const wordsByTeacher = (rows: readonly DoneRow[]): TeacherWords[] =>
  [...groupBy(rows, ({ former }) => former.teacherId)].flatMap(([id, own]) => wordsOf(id, own));

/** The same for a closure. */
export const wordsOfTeachers = (kind: TimeOffKind, rows: readonly DoneRow[]): TeacherWords[] =>
  kind === 'closure' ? wordsByTeacher(rows) : [];
