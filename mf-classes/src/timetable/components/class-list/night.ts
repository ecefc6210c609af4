import { zoneFormat } from '@academy/shared-auth';
import type { ListedClass } from '#/timetable/api/listed-classes.ts';

const NIGHT = { from: 22, to: 6 };

/** Whether a time is at night, from 22:00 to 6:00, on the clock of a zone. */
export function isNight(iso: string, zone: string): boolean {
  const hour = Number(zoneFormat('en', zone, { hour: 'numeric', hourCycle: 'h23' }).format(Date.parse(iso)));
  return hour >= NIGHT.from || hour < NIGHT.to;
}

/** Whether an action moves a class to where it is night for its student. */
export const isMovedToNight = ({
  student,
  before,
  after,
}: Pick<ListedClass, 'student' | 'before' | 'after'>): boolean =>
  after !== null &&
  after.startsAt !== before.startsAt &&
  student.timezone !== '' &&
  isNight(after.startsAt, student.timezone);
