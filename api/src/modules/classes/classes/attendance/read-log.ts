import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { userRef } from '#modules/accounts/identity/users-sql.ts';
import { findClass, type LoadedClass } from '../row/load-class.ts';
import { type ClassViewer, partiesOf } from '../status/viewer-scopes.ts';
import type { WireLogEntry } from './attendance.schema.ts';

/** D23, SQL: the time until which a stay is counted, an hour after the end of the class. */
export const lastLeave = (end: string): string => `(${end} + interval '60 minutes')`;

const LAST = lastLeave('$2::timestamptz');

/** SQL: seconds of a stay that ended at `left`. $2 end of the class. */
export const stayOf = (left: string): string =>
  `greatest(0, floor(extract(epoch from least(${left}, ${LAST}) - l.joined_at)))::int`;

/** $4 now. A stay without an end ends when it is no longer counted, even before the clock has stored that. */
const logText = `select ${userRef('l.user_id')} as user, ${instantOf('l.joined_at')} as joined_at,
    ${instantOf('s.left_at')} as left_at, case when s.left_at is not null then ${stayOf('s.left_at')} end as duration, l.by_name
  from attendance_log l cross join lateral (select coalesce(l.left_at,
    case when $4::timestamptz >= ${LAST} then greatest(l.joined_at, ${LAST}) end) as left_at) s where l.class_id = $1 and ($3::bigint is null or l.user_id in ($3, $5::bigint)) order by l.joined_at, l.id`;

/** D23: students see the stays of the teacher and their own, relatives those of the teacher. */
export function readLog(sql: Sql, viewer: ClassViewer, facts: LoadedClass, now: Date): Promise<WireLogEntry[]> {
  const parties = partiesOf(viewer, 'classes.my_classes.read', facts);
  const canViewAll = parties.some((party) => party !== 'student');
  return sql.query<WireLogEntry>({
    name: 'attendance-log',
    text: logText,
    values: [Number(facts.id), facts.ends_at, canViewAll ? null : Number(facts.teacher.id), now, viewer.id],
  });
}

interface Reading {
  ctx: ViewerCtx;
  classId: number;
}

/** The people in a class, with their stays. */
export async function listAttendance({ ctx, classId }: Reading): Promise<{ data: WireLogEntry[] }> {
  const { viewer, facts } = await findClass(ctx, ctx.sql, classId);
  return { data: await readLog(ctx.sql, viewer, facts, ctx.now) };
}
