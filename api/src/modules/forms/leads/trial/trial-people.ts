import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { accountOf } from '#modules/accounts/identity/accounts.ts';
import { closeUnproved } from '#modules/accounts/identity/close-unproved.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { becomeStudent } from '#modules/people/people/profiles/become-student.ts';
import { addInvited } from '#modules/people/people/users/add-invited.ts';
import { childNamed, isParentOf } from '#modules/people/relatives/children.ts';
import { createRelation } from '#modules/people/relatives/create-relation.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import type { TrialInput } from '../leads.schema.ts';
import type { leads } from '../leads.table.ts';

export type Lead = typeof leads.$inferSelect;

/** The people of a trial; `invited` is the new or unproved account of the requesting person. */
export interface TrialPeople {
  studentId: number;
  parentId: number | null;
  invited: number | null;
}

const folded = (name: string) => name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();

/** Whether the requesting person is the learner. */
const isLearner = (lead: Lead) => folded(lead.name) === folded(lead.learnerName);

const exists = async (sql: Sql, id: number | null): Promise<boolean> =>
  id !== null && (await sql.query({ text: `select from ${existingUsers} u where u.id = $1`, values: [id] })).length > 0;

const accountFor = ({ timezone, pageLanguage }: Lead) => ({ timezone, language: pageLanguage });

const isStudent = async (sql: Sql, id: number): Promise<boolean> =>
  (await rolesHeldBy(sql, id)).some(({ name }) => name === 'student');

/** @throws AppError `conflict` if the address belongs to a teacher or other staff. */
async function studentWithAccount(sql: Sql, ctx: ViewerCtx, id: number): Promise<number> {
  await becomeStudent(sql, id, ctx.now);
  if (await isStudent(sql, id)) return id;
  const message = 'This email address belongs to somebody who is no student';
  throw new AppError('conflict', message, [{ path: 'email', code: 'no_student', message }]);
}

async function learner(sql: Sql, ctx: ViewerCtx, lead: Lead): Promise<TrialPeople> {
  const { email } = lead;
  const known = email === null ? null : await accountOf(sql, email);
  if (known) {
    await lockUser(sql, known.id);
    const wasStudent = await isStudent(sql, known.id);
    const studentId = await studentWithAccount(sql, ctx, known.id);
    if (known.isProved || wasStudent) return { studentId, parentId: null, invited: null };
    await closeUnproved(sql, ctx, known.id);
    return { studentId, parentId: null, invited: known.id };
  }
  const about = { ...accountFor(lead), name: lead.learnerName, email, role: 'student' } as const;
  const studentId = await addInvited(sql, ctx, about);
  return { studentId, parentId: null, invited: lead.email ? studentId : null };
}

/**
 * The parent who makes the request for a child; null without an address to invite, and until an invitation is accepted
 * where nobody has proved that the account is the parent's.
 */
async function parent(sql: Sql, ctx: ViewerCtx, lead: Lead): Promise<Pick<TrialPeople, 'parentId' | 'invited'>> {
  if (!lead.email) return { parentId: null, invited: null };
  const known = await accountOf(sql, lead.email);
  if (known && (known.isProved || (await childNamed(sql, known.id, lead.learnerName)) !== null))
    return { parentId: known.id, invited: null };
  if (known) return { parentId: null, invited: known.id };
  const about = { ...accountFor(lead), name: lead.name, email: lead.email, role: 'guest' } as const;
  const id = await addInvited(sql, ctx, about);
  return { parentId: id, invited: id };
}

async function child(sql: Sql, ctx: ViewerCtx, lead: Lead, input: TrialInput): Promise<TrialPeople> {
  const { parentId, invited } = await parent(sql, ctx, lead);
  const known = parentId === null ? null : await childNamed(sql, parentId, lead.learnerName);
  const email = input.studentEmail ?? null;
  const about = { ...accountFor(lead), name: lead.learnerName, email, role: 'student' } as const;
  const studentId = known ?? (await addInvited(sql, ctx, about));
  if (parentId !== null && !(await isParentOf(sql, parentId, studentId))) {
    const relation = { user_id: studentId, related_user_id: parentId, relationship_type: 'parent' } as const;
    await createRelation({ ctx: { ...ctx, sql }, input: relation });
  }
  return { studentId, parentId, invited };
}

/** D106: the student, and the parent who makes the request for a child: existing or new users. */
export async function trialPeople(sql: Sql, ctx: ViewerCtx, lead: Lead, input: TrialInput): Promise<TrialPeople> {
  const { studentId, parentId } = lead;
  if (studentId !== null && (await exists(sql, studentId))) {
    await lockUser(sql, studentId);
    return { studentId: await studentWithAccount(sql, ctx, studentId), parentId, invited: null };
  }
  return isLearner(lead) ? learner(sql, ctx, lead) : child(sql, ctx, lead, input);
}
