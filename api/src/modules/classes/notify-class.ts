import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/identity/users-sql.ts';
import type { NotificationKind } from '#modules/notifications/define-notification.ts';
import { notify } from '#modules/notifications/notify.ts';
import { effectiveRelations } from '#modules/people/scope/relationships.ts';
import { adminsText } from '#modules/roles/admins.ts';
import type { ClassFacts } from './list/class-json.ts';

/** Those of a class who can be notified. */
const of = {
  student: 'select student_id as id from classes where id = $1',
  parents: `select e.related_user_id from ${effectiveRelations} e
    join classes c on c.student_id = e.user_id where c.id = $1 and e.relationship_type = 'parent'`,
  teacher: 'select teacher_id from classes where id = $1',
  leader: 'select leader_id from classes where id = $1',
  admins: adminsText,
};
export type ClassAudience = keyof typeof of;

/** SQL: the ids of those who may sign in. $1 class. */
const recipientsOf = (audience: readonly ClassAudience[]): string =>
  `select u.id from ${activeUsers} u where $1::bigint is not null and u.id in (${audience.map((each) => `(${of[each]})`).join(' union all ')})`;

interface ClassEvent {
  kind: NotificationKind<'student' | 'teacher' | 'startsAt'>;
  audience: readonly ClassAudience[];
  facts: Pick<ClassFacts, 'id' | 'student' | 'teacher' | 'starts_at'>;
  actorId: number;
  at: Date;
}

/** Notifies people of a class (D53), in the transaction of the action; never the actor. */
export async function notifyClass(sql: Sql, { kind, audience, facts, actorId, at }: ClassEvent): Promise<void> {
  const relatedId = Number(facts.id);
  await notify(sql, {
    kind,
    recipients: { select: recipientsOf(audience), of: relatedId },
    params: { student: facts.student.name, teacher: facts.teacher.name, startsAt: facts.starts_at },
    actorId,
    relatedId,
    at,
  });
}

export const bothSides = ['student', 'parents', 'teacher'] as const;
