import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userLanguage, userName } from '#modules/accounts/identity/users-sql.ts';
import { calendarClasses } from '#modules/classes/classes/held-classes.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';

const PAST_DAYS = 60;
const CANCELLED_DAYS = 30;

export interface FeedClass {
  id: string;
  title: string;
  starts_at: Date;
  ends_at: Date;
  status: string;
  is_trial: boolean;
  /** When the class was last changed or created. */
  changed_at: Date;
  changes: number;
  student: string;
  teacher: string;
  zoom_link: string | null;
  /** The feed owner's relation to the class. */
  side: 'student' | 'teacher' | 'relative';
}

interface FeedOwner {
  id: number;
  /** Null if unknown. */
  language: 'en' | 'ar' | null;
}

/** The owner of a feed; null for an unknown secret, or if the owner may not sign in. */
export async function findFeedOwner(sql: Sql, secret: string): Promise<FeedOwner | null> {
  const [row] = await sql.query<FeedOwner>({
    text: `select u.id, ${userLanguage('u.id')} as language from calendar_feeds f join ${activeUsers} u on u.id = f.user_id
      where f.secret = $1`,
    values: [secret],
  });
  return row ?? null;
}

const classesText = `select c.id::text, c.title, c.starts_at, c.ends_at, c.status, c.attendance = 'trial' as is_trial,
    c.changed_at, c.changes, ${userName('c.student_id')} as student, ${userName('c.teacher_id')} as teacher, c.zoom_link,
    case $1::bigint when c.student_id then 'student' when c.teacher_id then 'teacher' else 'relative' end as side
  from ${calendarClasses} c
  where (c.student_id = $1::bigint or c.teacher_id = $1::bigint
      or c.student_id = any (array(select user_id from ${effectiveRelations} e where related_user_id = $1::bigint)))
    and c.starts_at >= $2 and (c.status <> 'cancelled' or c.changed_at >= $3)
  order by c.starts_at, c.id`;

/** D89: the owner's own classes and those of the children: from 60 days ago on. */
export function findFeedClasses(sql: Sql, ownerId: number, now: Date): Promise<FeedClass[]> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  return sql.query<FeedClass>({ text: classesText, values: [ownerId, daysAgo(PAST_DAYS), daysAgo(CANCELLED_DAYS)] });
}
