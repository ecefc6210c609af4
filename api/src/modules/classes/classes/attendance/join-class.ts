import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { publishClass } from '../notify-class.ts';
import { findClass, type LoadedClass } from '../row/load-class.ts';
import { momentOf } from '../row/present-class.ts';
import { check } from '../status/decide.ts';
import { partiesOf, permissionOf } from '../status/viewer-scopes.ts';
import { stayOf } from './read-log.ts';
import { settleJoined } from './settle-joined.ts';

interface Attending {
  ctx: ViewerCtx;
  classId: number;
}

async function openFor(verb: 'join' | 'leave', { ctx, classId }: Attending): Promise<LoadedClass> {
  const { viewer, facts } = await findClass(ctx, ctx.sql, classId);
  check(verb, partiesOf(viewer, permissionOf[verb], facts), momentOf(facts, ctx));
  return facts;
}

/** A person who is already in the class stays: two tabs are one stay. */
const joinText = `with added as (insert into attendance_log (class_id, user_id, joined_at) values ($1, $2, $3)
    on conflict (class_id, user_id) where left_at is null do nothing returning joined_at)
  select joined_at, true as is_new from added union all
  select joined_at, false from attendance_log where class_id = $1 and user_id = $2 and left_at is null limit 1`;

async function joinedAt(sql: Sql, classId: number, userId: number, now: Date): Promise<Date> {
  const values = [classId, userId, now];
  const [row] = await sql.query<{ joined_at: Date; is_new: boolean }>({ text: joinText, values });
  if (row?.is_new) await publishClass(sql, classId);
  return row?.joined_at ?? now;
}

/** D23: the actor joins the class now. */
export async function joinClass(attending: Attending) {
  const { ctx, classId } = attending;
  const { is_teacher, is_student, zoom_link } = await openFor('join', attending);
  const joined = await ctx.sql.transaction(async (sql) => {
    await settleJoined(sql, { classId, isTeacher: is_teacher, isStudent: is_student, at: ctx.now });
    return joinedAt(sql, classId, ctx.viewer.userId, ctx.now);
  });
  return { joined_at: joined.toISOString(), zoom_link };
}

const leaveText = `update attendance_log l set left_at = greatest($4::timestamptz, l.joined_at)
  where l.class_id = $1 and l.user_id = $3 and l.left_at is null returning l.left_at, ${stayOf('l.left_at')} as duration`;

/** D23: the actor leaves the class; null if they had not joined. */
export async function leaveClass(attending: Attending) {
  const { ctx, classId } = attending;
  const { ends_at } = await openFor('leave', attending);
  const values = [classId, ends_at, ctx.viewer.userId, ctx.now];
  const row = await ctx.sql.transaction(async (sql) => {
    const [left] = await sql.query<{ left_at: Date; duration: number }>({ text: leaveText, values });
    if (left) await publishClass(sql, classId);
    return left;
  });
  return row ? { left_at: row.left_at.toISOString(), duration: row.duration } : null;
}
