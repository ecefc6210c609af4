import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { adminsText, heldRoles } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { ledgerNotifications } from './ledger.notifications.ts';

/** At this number, and at each lower one, people are notified. */
const FEW = 2;

/** $1 student. Parents, and leaders of the student. */
const familyAndLeaders = `select u.id from ${activeUsers} u where u.id <> $1 and (
  u.id in (select related_user_id from ${effectiveRelations} e where user_id = $1 and relationship_type = 'parent')
  or (u.id in (select other_id from ${relationshipsOf('$1::bigint')} b where own_role = 'student' and other_role = 'leader')
    and 'leader' = any (${heldRoles('u')})))`;

const withAdmins = `${familyAndLeaders} union select id from (${adminsText}) a where a.id <> $1`;

interface LedgerEvent {
  /** The line of the ledger: it notifies each person only once. */
  lineId: number;
  studentId: number;
  name: string;
  delta: number;
  /** The remaining classes after the line. */
  remaining: number;
  actorId?: number | null | undefined;
  createdAt: Date;
}

/**
 * D53: notifies at 2, 1, 0 remaining classes, and at each step below; admins from 0 on. Lines that add classes notify
 * nobody.
 */
export async function notifyClassesLeft(sql: Sql, event: LedgerEvent): Promise<void> {
  const { lineId, studentId, name, delta, remaining, actorId = null, createdAt } = event;
  if (delta >= 0 || remaining > FEW) return;
  const about = { actorId, relatedId: lineId, at: createdAt };
  const student = { ...about, recipients: [studentId] };
  const select = remaining > 0 ? familyAndLeaders : withAdmins;
  const others = { ...about, recipients: { select, of: studentId } };
  const whose = { studentId: String(studentId), name };
  if (remaining < 0) {
    const owed = String(-remaining);
    await notify(sql, { ...student, kind: ledgerNotifications.owed, params: { owed } });
    await notify(sql, { ...others, kind: ledgerNotifications.studentOwed, params: { ...whose, owed } });
  } else {
    const left = { remaining: String(remaining) };
    await notify(sql, { ...student, kind: ledgerNotifications.left, params: left });
    await notify(sql, { ...others, kind: ledgerNotifications.studentLeft, params: { ...whose, ...left } });
  }
}
