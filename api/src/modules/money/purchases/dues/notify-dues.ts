import type { Sql } from '#base/database/sql.ts';
import { amountText } from '#base/money/money.ts';
import { nameOf } from '#modules/accounts/identity/accounts.ts';
import { activeUsers } from '#modules/accounts/identity/users-sql.ts';
import { effectiveRelations, relationshipsOf } from '#modules/people/people/scope/relationships.ts';
import { adminsText, scopedHolders } from '#modules/people/roles/index.ts';
import { notify } from '#modules/platform/notifications/notify.ts';
import { settleNotifications } from '#modules/platform/notifications/settle-notifications.ts';
import type { StoredPurchase } from '../stored-purchase.ts';
import { dueNotifications as kinds } from './dues.notifications.ts';
import { UPDATE } from './dues.policy.ts';

interface About {
  purchase: StoredPurchase;
  /** The name of the student. */
  name: string;
  at: Date;
  actorId: number | null;
}

/** The payer and the parents of who learns. $1 the purchase. */
const family = `select u.id from ${activeUsers} u where u.id = (select user_id from purchases where id = $1)
  or u.id in (select related_user_id from ${effectiveRelations} e
    where user_id = (select student_id from purchases where id = $1) and relationship_type = 'parent')`;

const student = '(select student_id from purchases where id = $1)';
/** Who decides the dues of a purchase (D149), by the scope of the permission. $1 the purchase. */
const deciders = `select u.id from ${activeUsers} u where u.id in (
  select h.id from ${scopedHolders(UPDATE)} h
  where h.scope = 'all' or h.id in (${adminsText})
    or exists (select from ${relationshipsOf(student)} b
      where b.other_id = h.id and b.own_role = 'student' and (b.other_role = 'teacher' or h.scope = 'team')))`;

/** What happens again to one due is notified again. */
const occurrenceAt = (at: Date) => Math.floor(at.getTime() / 1000);

const paramsOf = ({ purchase: { studentId, title, titleAr }, name }: About) => ({
  studentId: String(studentId),
  name,
  package: title,
  packageAr: titleAr ?? title,
});

/** Nothing is left to do about a due that is paid. */
export const settlePaid = (sql: Sql, dueId: number, at: Date): Promise<void> =>
  settleNotifications(sql, { kinds: [kinds.opened, kinds.unpaid, kinds.reopened], relatedId: dueId, at });

/** A due is paid, and its classes are there; those of one that was paid before have come then, so none are added. */
export async function notifyPaid(
  sql: Sql,
  about: About,
  { dueId, classes }: { dueId: number; classes: number },
): Promise<void> {
  const { at, actorId, purchase } = about;
  await settlePaid(sql, dueId, at);
  const params = { ...paramsOf(about), dueId: String(dueId), classes: String(classes) };
  const recipients = { select: family, of: purchase.id };
  const occurrence = classes === 0 ? occurrenceAt(at) : 0;
  await notify(sql, { kind: kinds.paid, recipients, params, actorId, relatedId: dueId, at, occurrence });
}

interface Reported {
  reportId: number;
  dueId: number;
  minor: number;
}

const amountOf = ({ purchase: { currency } }: About, minor: number) => amountText({ currency, minor });

/** Staff are notified of a report; the payer of what came of it. */
export async function notifyReported(sql: Sql, about: About, { reportId, dueId, minor }: Reported): Promise<void> {
  const params = { ...paramsOf(about), dueId: String(dueId), amount: amountOf(about, minor) };
  const { purchase, actorId, at } = about;
  const recipients = { select: deciders, of: purchase.id };
  await notify(sql, { kind: kinds.reported, recipients, params, actorId, relatedId: reportId, at });
}

export async function notifyDecided(
  sql: Sql,
  about: About,
  decided: Reported & { /** Null: it was accepted. */ reason: string | null; isPaid: boolean },
): Promise<void> {
  const { reportId, dueId, minor, reason, isPaid } = decided;
  const { purchase, actorId, at } = about;
  await settleNotifications(sql, { kinds: [kinds.reported], relatedId: reportId, at });
  const params = { ...paramsOf(about), dueId: String(dueId), amount: amountOf(about, minor) };
  const all = { recipients: { select: family, of: purchase.id }, actorId, relatedId: reportId, at };
  if (reason !== null) await notify(sql, { ...all, kind: kinds.rejected, params: { ...params, reason } });
  // A paid due has its own notification, with the classes.
  else if (!isPaid) await notify(sql, { ...all, kind: kinds.accepted, params });
}

/** D132: staff are notified that a paid due is not paid any more, since its transfer was edited or deleted. */
export async function notifyReopened(sql: Sql, about: About, dueId: number): Promise<void> {
  const { purchase, actorId, at } = about;
  const all = { recipients: { select: deciders, of: purchase.id }, actorId, relatedId: dueId, at };
  const occurrence = occurrenceAt(at);
  await notify(sql, { ...all, kind: kinds.reopened, params: { ...paramsOf(about), dueId: String(dueId) }, occurrence });
}

interface Opened {
  dueId: number;
  minor: number;
  dueOn: string;
}

/** D131: a month of a plan by transfer is due. */
export async function notifyOpened(sql: Sql, about: About, { dueId, minor, dueOn }: Opened): Promise<void> {
  const params = { ...paramsOf(about), dueId: String(dueId), amount: amountOf(about, minor), dueOn };
  const { purchase, at } = about;
  const recipients = { select: family, of: purchase.id };
  await notify(sql, { kind: kinds.opened, recipients, params, actorId: null, relatedId: dueId, at });
}

export const aboutOf = async (
  sql: Sql,
  purchase: StoredPurchase,
  { at, actorId }: Pick<About, 'at' | 'actorId'>,
): Promise<About> => ({ purchase, name: await nameOf(sql, purchase.studentId), at, actorId });
