import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { ledTeachers } from '#modules/people/people/index.ts';
import { scopedHolders } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { visitNotifications } from './visits.notifications.ts';
import type { WireVisit } from './visits.schema.ts';

interface Sent {
  kind: keyof typeof visitNotifications;
  recipients: readonly number[];
  by: string;
}

const send = ({ sql, viewer, now }: ViewerCtx, visit: WireVisit, { kind, recipients, by }: Sent): Promise<void> =>
  notify(sql, {
    kind: visitNotifications[kind],
    recipients,
    params: { by, student: visit.student.name, startsAt: visit.class.startsAt },
    actorId: viewer.userId,
    relatedId: Number(visit.id),
    at: now,
  });

export const notifyRelease = (ctx: ViewerCtx, visit: WireVisit): Promise<void> =>
  send(ctx, visit, { kind: 'released', recipients: [Number(visit.teacher.id)], by: visit.visitor.name });

/** SQL: whether a user `u` holds a permission for the teacher $2, as `leadingScope`. */
const holdsFor = (permission: string) => `exists (select from ${scopedHolders(permission)} h where h.id = u.id
  and (h.scope = 'all' or (h.scope = 'team'
    and exists (select from ${ledTeachers} l where l.leader_id = u.id and l.teacher_id = $2))))`;

/** The visitor $1 who still reads visits of the teacher $2, or else the teacher's leader. */
const recipientText = `select u.id::int from ${activeUsers} u
  where u.id = $1 and ${holdsFor('classes.report.read')} and ${holdsFor('classes.report.create')}
  union all select l.leader_id::int from ${ledTeachers} l where l.teacher_id = $2 limit 1`;

async function recipientOf(sql: Sql, { visitor, teacher }: WireVisit): Promise<number[]> {
  const values = [Number(visitor.id), Number(teacher.id)];
  return (await sql.query<{ id: number }>({ text: recipientText, values })).map(({ id }) => id);
}

export const notifyAnswer = async (ctx: ViewerCtx, visit: WireVisit): Promise<void> =>
  send(ctx, visit, { kind: 'answered', recipients: await recipientOf(ctx.sql, visit), by: visit.teacher.name });
