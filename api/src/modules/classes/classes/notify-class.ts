import type { Sql } from '#base/database/sql.ts';
import { channelOf, publishToAll } from '#base/realtime/publish.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import { adminsText } from '#modules/people/roles/index.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { notify } from '#modules/platform/notifications/notify.ts';

/** The recipients for a row of `classes c`. */
const of = {
  student: 'select c.student_id as id',
  parents: `select e.related_user_id from ${effectiveRelations} e
    where e.user_id = c.student_id and e.relationship_type = 'parent'`,
  teacher: 'select c.teacher_id',
  leader: 'select c.leader_id',
  admins: adminsText,
};
export type ClassAudience = keyof typeof of;

/** SQL: the ids of the recipients for a row of `classes c` who may sign in, each once. */
export const audienceOf = (audience: readonly ClassAudience[]): string =>
  `select u.id from (${audience.map((each) => of[each]).join(' union ')}) a(id) join ${activeUsers} u on u.id = a.id`;

/** SQL: the ids of the recipients for the class $1. */
const recipientsOf = (audience: readonly ClassAudience[]): string =>
  `select r.id from classes c cross join lateral (${audienceOf(audience)}) r where c.id = $1::bigint`;

interface ClassEvent {
  kind: NotificationKind<'student' | 'teacher' | 'startsAt'>;
  audience: readonly ClassAudience[];
  facts: { id: string; student: { name: string }; teacher: { name: string }; starts_at: string };
  /** The class before a change. */
  former?: ClassEvent['facts'];
  /** Null: the clock. */
  actorId: number | null;
  at: Date;
}

const paramsOf = ({ student, teacher, starts_at }: ClassEvent['facts']) => ({
  student: student.name,
  teacher: teacher.name,
  startsAt: starts_at,
});

/** Notifies people of a class (D53), in the transaction of the action; never the actor. */
export async function notifyClass(sql: Sql, { kind, audience, facts, former, actorId, at }: ClassEvent): Promise<void> {
  const relatedId = Number(facts.id);
  await notify(sql, {
    kind,
    recipients: { select: recipientsOf(audience), of: relatedId },
    params: paramsOf(facts),
    ...(former ? { former: paramsOf(former) } : {}),
    actorId,
    relatedId,
    at,
  });
}

export const bothSides = ['student', 'parents', 'teacher'] as const;

/** Makes the open pages of a class's people fetch it again, after the caller's transaction has committed. */
export async function publishClass(sql: Sql, classId: number): Promise<void> {
  const audience = [...bothSides, 'leader'] as const;
  const people = await sql.query<{ id: number }>({ text: recipientsOf(audience), values: [classId] });
  const channels = people.map(({ id }) => channelOf(Number(id)));
  await publishToAll(sql, channels, { name: 'class', data: { id: String(classId) } });
}
