import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { audienceOf, type ClassAudience } from '#modules/classes/classes/notify-class.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';
import type { FamilyWords } from './what-to-say.ts';

/** An action on many classes that people are notified of. */
export interface NotifyingLines {
  sql: Sql;
  /** The id of the action. */
  relatedId: number;
  /** The actor, who never receives a notification. */
  actorId: number;
  at: Date;
}

/** The recipients of each row who may sign in; `c` is the class for `audienceOf`. $13 rows, $14 action, $15 actor. */
const selectOf = (
  audience: readonly ClassAudience[],
) => `select r.id as recipient_id, $14::bigint as related_id, c.span, c.params
  from json_to_recordset($13::json) c(student_id bigint, teacher_id bigint, leader_id bigint, span bigint, params jsonb)
  cross join lateral (${audienceOf(audience)}) r where r.id <> $15::bigint`;

interface Line {
  student_id?: number;
  teacher_id?: number;
  leader_id?: number | null;
  /** The number that distinguishes the notifications of one action. */
  span: number;
  params: Record<string, string>;
}

/** The same for recipients given by id. */
const namedText = `select u.id as recipient_id, $14::bigint as related_id, c.span, c.params
  from json_to_recordset($13::json) c(recipients bigint[], span bigint, params jsonb)
  join ${activeUsers} u on u.id = any(c.recipients) where u.id <> $15::bigint`;

/** One statement for all recipients of one kind of notification, each with its own parameters. */
export async function sendLines(
  { sql, relatedId, actorId, at }: NotifyingLines,
  kind: NotificationKind,
  audience: readonly ClassAudience[],
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  await notifyDue(sql, { kind, select: selectOf(audience), values: [JSON.stringify(lines), relatedId, actorId], at });
}

/** The same for families (D97). */
export async function sendToFamilies(
  { sql, relatedId, actorId, at }: NotifyingLines,
  kind: NotificationKind,
  families: readonly Pick<FamilyWords, 'recipients' | 'studentId' | 'params'>[],
): Promise<void> {
  if (families.length === 0) return;
  const lines = families.map(({ recipients, studentId, params }) => ({ recipients, span: studentId, params }));
  await notifyDue(sql, { kind, select: namedText, values: [JSON.stringify(lines), relatedId, actorId], at });
}
