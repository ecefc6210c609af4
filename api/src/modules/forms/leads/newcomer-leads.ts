import { createHash } from 'node:crypto';
import { shownAddress } from '@academy/shared-auth/typed-text';
import type { Sql } from '#base/database/sql.ts';
import type { Account } from '#modules/accounts/identity/stored-account.ts';
import { addLeadEvent } from './lead-events.ts';
import { leads } from './leads.table.ts';

/** The source of leads of families that came by themselves (D163). */
export const SIGN_UP = 'sign-up';
/** The subject of a lead that names none yet: a code, as those of the academy's subjects. */
export const UNDECIDED = 'undecided';
/** The age of a learner who was not asked for it. */
const NO_AGE = 0;

interface Newcomer {
  account: Account;
  studentId: number;
  /** Null if the account's own person learns. */
  parentId: number | null;
  learner: { name: string; age: number | null };
  now: Date;
}

/** One family is one lead each learner: a request for a trial with this address is not repeated by a sign-up. */
const hasAsked = async (sql: Sql, email: string | null): Promise<boolean> => {
  const text = `select from leads where lower(email) = lower($1) and source <> '${SIGN_UP}' limit 1`;
  return email !== null && (await sql.query({ text, values: [email] })).length > 0;
};

const digestOf = (studentId: number) => createHash('sha256').update(`${SIGN_UP}:${studentId}`).digest('hex');

/**
 * D163: a family that came by itself as a lead, unless its address belongs to one. Nobody is notified: the admins know
 * of the sign-up already, and whose address is not confirmed must not cause mail to others.
 */
export async function addNewcomerLead(sql: Sql, newcomer: Newcomer): Promise<void> {
  const { account, studentId, parentId, learner, now } = newcomer;
  const email = shownAddress(account.email);
  if ((email === null && account.phone === null) || (await hasAsked(sql, email))) return;
  const { name, phone, timezone, language } = account;
  const [lead] = await sql.orm
    .insert(leads)
    .values({
      ...{ name, email, phone, timezone, studentId, parentId, pageLanguage: language },
      ...{ learnerName: learner.name, learnerAge: learner.age ?? NO_AGE, subject: UNDECIDED, chosenTimes: [] },
      ...{ source: SIGN_UP, digest: digestOf(studentId), consentAt: now, createdAt: now },
    })
    .returning({ id: leads.id });
  if (!lead) throw new Error('the lead was not stored');
  await addLeadEvent(sql, { leadId: lead.id, kind: 'created', actorId: account.id, at: now });
}

/** Follows a child that its parent renames. */
export async function renameNewcomerLead(
  sql: Sql,
  studentId: number,
  { name, age }: { name: string; age: number | undefined },
): Promise<void> {
  const text = `update leads set learner_name = $2, learner_age = coalesce($3, learner_age)
    where student_id = $1 and source = '${SIGN_UP}'`;
  await sql.query({ text, values: [studentId, name, age ?? null] });
}

/** Follows a child that its parent takes back: a lead on which nobody has worked goes too. */
export async function dropNewcomerLead(sql: Sql, studentId: number): Promise<void> {
  const text = `delete from leads where student_id = $1 and source = '${SIGN_UP}' and status = 'new' and owner_id is null`;
  await sql.query({ text, values: [studentId] });
}
