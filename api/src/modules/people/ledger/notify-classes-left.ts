import type { Sql } from '#base/database/sql.ts';
import { activeUsers } from '#modules/identity/users-sql.ts';
import { notify } from '#modules/notifications/notify.ts';
import { bondsOf, effectiveRelations } from '#modules/people/scope/relationships.ts';
import { adminsText } from '#modules/roles/admins.ts';
import { heldRoles } from '#modules/roles/held-roles.ts';

/** At so many and at each number below, those concerned are notified. */
const FEW = 2;

/** $1 student. Parents, and who leads the student. */
const familyAndLeaders = `select u.id from ${activeUsers} u where u.id <> $1 and (
  u.id in (select related_user_id from ${effectiveRelations} e where user_id = $1 and relationship_type = 'parent')
  or (u.id in (select other_id from ${bondsOf('$1::bigint')} b where own_role = 'student' and other_role = 'leader')
    and 'leader' = any (${heldRoles('u')})))`;

const withAdmins = `${familyAndLeaders} union select id from (${adminsText}) a where a.id <> $1`;

interface LedgerEvent {
  /** Of the ledger: nobody hears of one twice. */
  lineId: number;
  studentId: number;
  name: string;
  delta: number;
  /** After the line. */
  remaining: number;
  actorId?: number | null | undefined;
  createdAt: Date;
}

/** D53: classes left 2, 1, 0, and each step below; admins from 0 on. Lines that add classes are no such news. */
export async function notifyClassesLeft(sql: Sql, event: LedgerEvent): Promise<void> {
  const { lineId, studentId, name, delta, remaining, actorId = null, createdAt } = event;
  if (delta >= 0 || remaining > FEW) return;
  const about = { actorId, scope: 'product', relatedId: lineId, at: createdAt } as const;
  const params = { studentId: String(studentId), name, remaining: String(remaining) };
  await notify(sql, { ...about, key: 'classes.left', params, recipients: [studentId] });
  const select = remaining > 0 ? familyAndLeaders : withAdmins;
  await notify(sql, { ...about, key: 'classes.student-left', params, recipients: { select, of: studentId } });
}
