import { dateIn } from '#/base/components/time/time-text.ts';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';

const groupings = ['teacher', 'student', 'day'] as const;
export type Grouping = (typeof groupings)[number];

/** A list this short needs no groups. */
export const SHORT_LIST = 10;
/** In a dialog a list this short is open. */
export const SHORT_IN_DIALOG = 4;

export interface ClassGroup<Row> {
  key: string;
  rows: Row[];
}

type Grouped = Pick<ListedClass, 'student' | 'before'>;

/** @param zone of the days. */
const keyOf = ({ student, before }: Grouped, by: Grouping, zone: string): string => {
  if (by === 'day') return dateIn(before.startsAt, zone);
  return by === 'teacher' ? before.teacher.id : student.id;
};

/** Rows by teacher, student or day, in the order of the first row of each. */
export function groupsOf<Row extends Grouped>(rows: readonly Row[], by: Grouping, zone: string): ClassGroup<Row>[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row, by, zone);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, found]) => ({ key, rows: found }));
}

/** The ways to group rows that give more than one group, the usual one first. */
export const usefulGroupings = (rows: readonly Grouped[], zone: string): Grouping[] =>
  groupings.filter((by) => new Set(rows.map((row) => keyOf(row, by, zone))).size > 1);
