import type { Sql } from '#base/database/sql.ts';
import { classesWithoutLink } from '#modules/classes/classes/meeting/meeting-facts.ts';
import type { MeetingDeps } from '../authorization/authorizations.ts';

const wantText = `insert into class_meetings as m (class_id) select id from (${classesWithoutLink}) c
  on conflict (class_id) do update set state = 'pending', version = m.version + 1, attempts = 0
  returning class_id::int as "classId"`;

/** Makes meetings for a teacher's classes to come that have no link, next first. */
export async function makeMissingMeetings(
  sql: Sql,
  { jobs }: Pick<MeetingDeps, 'jobs'>,
  teacherId: number,
  now: Date,
): Promise<void> {
  const wanted = await sql.query<{ classId: number }>({ text: wantText, values: [teacherId, now] });
  for (const { classId } of wanted) await jobs.enqueue(sql, 'meeting', { classId });
}
