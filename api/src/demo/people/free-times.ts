import type { Sql } from '#base/database/sql.ts';
import { wallTimeOf } from '#base/time/wall-time.ts';
import {
  availabilityDaysOff,
  availabilityPauses,
  availabilityWindows,
} from '#modules/timetable/free-times/free-times.table.ts';
import { type PersonIds, people } from './people.ts';

const DAY_MS = 86_400_000;
/** Every day except Friday. */
const WORKING_DAYS = [6, 0, 1, 2, 3, 4];
const FRIDAY = 5;
/** Teachers whose free times are unknown. */
const silent = ['mona.adel'];
/** The times of classes in the teacher's zone; some teachers also have classes in the morning. */
const afternoon = { fromTime: '15:00', toTime: '21:00' };
const morning = { fromTime: '09:00', toTime: '11:30' };
/** Travelling teachers: in how many days, and for how many. */
const away = { login: 'teacher', inDays: 24, days: 3 };
const PAUSE = 10;

const teachers = people.filter(({ login, role }) => role === 'teacher' && !silent.includes(login));

/** The windows and days off of the demo's teachers (D96). */
export async function seedFreeTimes(sql: Sql, ids: PersonIds, now: Date): Promise<void> {
  const idOf = (login: string) => ids.get(login) ?? 0;
  const windows = teachers.flatMap(({ login }, index) => {
    const teacherId = idOf(login);
    const mornings = index % 2 === 0 ? [FRIDAY] : [6, 1, 3];
    return [
      ...WORKING_DAYS.map((weekday) => ({ teacherId, weekday, ...afternoon })),
      ...mornings.map((weekday) => ({ teacherId, weekday, ...morning })),
    ];
  });
  await sql.orm.insert(availabilityWindows).values(windows);
  const zone = people.find(({ login }) => login === away.login)?.timezone ?? 'UTC';
  const dayIn = (days: number) => wallTimeOf(new Date(now.getTime() + days * DAY_MS), zone).date;
  await sql.orm.insert(availabilityDaysOff).values({
    teacherId: idOf(away.login),
    fromDay: dayIn(away.inDays),
    toDay: dayIn(away.inDays + away.days - 1),
  });
  await sql.orm.insert(availabilityPauses).values({ teacherId: idOf(away.login), minutes: PAUSE });
}
