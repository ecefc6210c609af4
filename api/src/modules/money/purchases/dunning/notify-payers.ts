import type { Sql } from '#base/database/sql.ts';
import { activeUsers, userName } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import { effectiveRelations } from '#modules/people/people/scope/relationships.ts';
import type { NotificationKind } from '#modules/platform/notifications/define-notification.ts';
import { notifyDue } from '#modules/platform/notifications/notify-due.ts';

/** A due notice of the clock about a subscription, with the name of the student. */
export interface DueNotice {
  purchaseId: number;
  /** The object of the notification: the purchase, or a payment of it. */
  relatedId: number;
  span: number;
  studentId: number;
  name: string;
  package: string;
  packageAr: string;
}

export interface DuePayment extends DueNotice {
  currency: string;
  minor: number;
}

/** SQL: the columns of a purchase `p` that every `DueNotice` has. */
export const dueColumns = `p.id::int as "purchaseId", p.student_id::int as "studentId", ${userName('p.student_id')} as name,
  p.title as package, coalesce(${boughtTitleAr('p')}, p.title) as "packageAr"`;

/** The payer, and the student's parents if these are notified too (D53, D116). */
const select = `select u.id as recipient_id, $14::bigint as related_id, $15::bigint as span, $16::jsonb as params
  from ${activeUsers} u join purchases p on p.id = $13
  where u.id = p.user_id or $17::boolean and u.id in (select e.related_user_id from ${effectiveRelations} e
    where e.user_id = p.student_id and e.relationship_type = 'parent')`;

interface Notice {
  kind: NotificationKind;
  due: DueNotice;
  more: Record<string, string>;
  /** Whether the parents are notified too. */
  ofFamily: boolean;
}

/** Sends due notices once, however many processes run. */
export async function notifyPayers(sql: Sql, at: Date, { kind, due, more, ofFamily }: Notice): Promise<void> {
  const { purchaseId, relatedId, span, studentId, name, package: title, packageAr } = due;
  const params = { studentId: String(studentId), name, package: title, packageAr, ...more };
  const values = [purchaseId, relatedId, span, JSON.stringify(params), ofFamily];
  await sql.transaction((inside) => notifyDue(inside, { kind, select, values, at }));
}
