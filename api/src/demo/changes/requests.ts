import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { listFreeTimes } from '#modules/timetable/free-times/list-free-times.ts';
import { acceptRequest } from '#modules/timetable/requests/answer/accept-request.ts';
import { askAbout } from '#modules/timetable/requests/ask/ask.ts';
import { demoCtx } from '../demo-ctx.ts';
import { type DemoPerson, type PersonIds, people } from '../people/people.ts';
import { viewerOf } from '../posts/viewers.ts';

interface Last {
  id: number;
  startsAt: Date;
  teacherId: number;
  minutes: number;
}

const lastText = `select id::int, starts_at as "startsAt", teacher_id::int as "teacherId",
    duration_minutes as minutes from classes where student_id = $1 and status = 'scheduled'
  and deleted_at is null order by starts_at desc limit 2`;

const personOf = (login: string): DemoPerson => {
  const found = people.find((person) => person.login === login);
  if (!found) throw new Error(`${login} is nobody`);
  return found;
};

/**
 * A mother's request to move one of her child's classes, and an excuse from another class, which can be made up
 * (D100–D103).
 */
export async function seedRequests(deps: Deps, sql: Sql, ids: PersonIds): Promise<void> {
  const common = { deps, sql, now: deps.now() };
  const ctx = demoCtx({ ...common, viewer: viewerOf(personOf('parent'), ids) });
  const permissions = new Set(['classes.my_classes.read', 'classes.my_classes.update']);
  const admin = demoCtx({ ...common, viewer: { ...viewerOf(personOf('admin'), ids), permissions } });
  const studentId = ids.get('student');
  const [last, before] = await sql.query<Last>({ text: lastText, values: [studentId] });
  if (!studentId || !last || !before) return;
  const reason = 'We travel to the grandparents that day.';
  const { id } = await askAbout({ ctx, id: last.id, input: { kind: 'excuse', reason } });
  await acceptRequest({ ctx: admin, id: Number(id), input: { note: 'Safe travels!' } });
  const query = { from: before.startsAt.toISOString().slice(0, 10), minutes: before.minutes, student_id: studentId };
  const { data: free } = await listFreeTimes({ ctx, teacherId: before.teacherId, query });
  const times = free.slice(0, 1).map(({ startsAt }) => new Date(startsAt));
  if (times.length > 0) await askAbout({ ctx, id: before.id, input: { kind: 'move', times, reason: 'School trip' } });
}
