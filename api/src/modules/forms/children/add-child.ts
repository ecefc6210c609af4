import { writeAudit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import { newToken } from '#base/auth/tokens.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { freeHandle, noAddressFor } from '#modules/accounts/identity/handles.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { type Account, addAccount, findAccount } from '#modules/accounts/identity/stored-account.ts';
import { addNewcomerLead } from '#modules/forms/leads/newcomer-leads.ts';
import { addChildProfile } from '#modules/people/people/profiles/child-profile.ts';
import { relateParents } from '#modules/people/relatives/many-relations.ts';
import { findGrantableRole } from '#modules/people/roles/find-role.ts';
import { MOST_CHILDREN, requireFamily } from './children.policy.ts';
import type { NewChild } from './children.schema.ts';
import { ownChildren } from './children.table.ts';
import { namedChildren } from './own-children.ts';

type Child = Pick<NewChild, 'name' | 'age'>;

let hashOfNobody: Promise<string> | undefined;
/** One for all of this process: nobody knows its password, so a child signs in only after somebody has set one. */
function unknownPassword(): Promise<string> {
  hashOfNobody ??= hashPassword(newToken());
  return hashOfNobody;
}

async function addStudent(sql: Sql, ctx: Ctx, parent: Account, { name, age }: Child): Promise<number> {
  const role = await findGrantableRole(sql, { name: 'student' });
  if (!role) throw new Error('the role student is missing');
  const { timezone, language } = parent;
  const handle = await freeHandle(sql, name);
  const passwordHash = await unknownPassword();
  const names = { name, handle, email: noAddressFor(handle) };
  const account = { ...names, timezone, language, passwordHash, roleId: role.id, createdAt: ctx.now };
  const { id } = await addAccount(sql, account);
  await addChildProfile(sql, { userId: id, age, now: ctx.now });
  const after = { name, email: null, handle, phone: null, timezone, age, role: 'student', roles: ['student'] };
  const line = { action: 'user.create', subject: 'user', subjectId: id, actorId: parent.id };
  await writeAudit(sql, ctx, { ...line, after });
  return id;
}

/**
 * D163: makes a student without an address, with the relation to the parent, and a lead for the office. The parent's
 * row is locked by the caller, who has checked the limit and the name.
 */
export async function makeChild(sql: Sql, ctx: Ctx, parentId: number, child: Child): Promise<number> {
  const parent = await findAccount(sql, parentId);
  if (!parent) throw new Error('the parent is gone');
  const studentId = await addStudent(sql, ctx, parent, child);
  await relateParents(sql, [{ studentId, parentId }], { actorId: parentId, now: ctx.now });
  await sql.orm.insert(ownChildren).values({ studentId, parentId, createdAt: ctx.now });
  await addNewcomerLead(sql, { account: parent, studentId, parentId, learner: child, now: ctx.now });
  return studentId;
}

/** @throws AppError 403 for staff and children, 422 at `name`: `same_name`, `too_many`. */
export async function addChild({ ctx, input }: { ctx: ViewerCtx; input: NewChild }): Promise<number> {
  const { userId } = ctx.viewer;
  await ctx.deps.limits.children.take(String(userId));
  const id = await ctx.sql.transaction(async (sql) => {
    await requireFamily(sql, ctx.viewer);
    await lockUser(sql, userId);
    const { count, same } = await namedChildren(sql, userId, input.name);
    if (count >= MOST_CHILDREN) throw fieldError('name', 'too_many', `At most ${MOST_CHILDREN} children`);
    if (same && !input.another) throw fieldError('name', 'same_name', 'There is a child of this name already');
    return makeChild(sql, ctx, userId, input);
  });
  ctx.deps.sessions.dropUser(userId);
  return id;
}
