import type { Sql } from '#base/database/sql.ts';
import type { ClassStatus } from '../class-status.ts';

/** The facts from which a meeting is made. */
export interface MeetingFacts {
  teacherId: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  durationMinutes: number;
  /** The stored status. */
  status: ClassStatus;
  isDeleted: boolean;
  link: string | null;
}

const factsText = `select teacher_id::int as "teacherId", title, starts_at as "startsAt", ends_at as "endsAt",
    duration_minutes as "durationMinutes", status, deleted_at is not null as "isDeleted", zoom_link as link
  from classes where id = $1`;

export async function findMeetingFacts(sql: Sql, classId: number): Promise<MeetingFacts | undefined> {
  const [facts] = await sql.query<MeetingFacts>({ text: factsText, values: [classId] });
  return facts;
}

/**
 * Replaces the link of a meeting; a link that was typed since stays.
 * @param before the link that the caller knows.
 */
export async function replaceLink(
  sql: Sql,
  classId: number,
  before: string | null,
  link: string | null,
): Promise<void> {
  await sql.query({
    text: 'update classes set zoom_link = $3 where id = $1 and zoom_link is not distinct from $2 and deleted_at is null',
    values: [classId, before, link],
  });
}

/** SQL: a teacher's classes to come without a link, next first. $1 teacher, $2 now. */
export const classesWithoutLink = `select id from classes where teacher_id = $1 and ends_at > $2 and status = 'scheduled'
  and zoom_link is null and deleted_at is null order by starts_at, id`;

/** SQL: the classes of series that start within some days and have no link. */
export const comingSeriesClasses = (now: string, days: number): string => `(select id from classes
  where series_id is not null and status = 'scheduled' and deleted_at is null and zoom_link is null
    and starts_at > ${now} and starts_at < ${now} + interval '${days} days')`;

/** SQL: the same, and classes outside of series at any time: all that should have a meeting by now. */
export const meetingClasses = (now: string, days: number): string => `(select id from classes
  where status = 'scheduled' and deleted_at is null and ends_at > ${now}
    and (series_id is null or starts_at < ${now} + interval '${days} days'))`;

/** SQL: the people whom a provider may name in a meeting. $1 class. */
export const attendeesText =
  'select teacher_id::int as "teacherId", student_id::int as "studentId" from classes where id = $1';
