import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import { hashPassword } from '#base/auth/passwords.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { hideAccount } from '#modules/accounts/identity/accounts.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import { ensureHandle } from '#modules/accounts/identity/handles.ts';
import { changeAccount } from '#modules/accounts/identity/stored-account.ts';
import { dropNewcomerLead, renameNewcomerLead } from '#modules/forms/leads/newcomer-leads.ts';
import { changeAge } from '#modules/people/people/profiles/child-profile.ts';
import { isUnderAge } from '#modules/people/people/scope/under-age.ts';
import { notifyChildPassword } from '#modules/people/people/users/notify-child-password.ts';
import { endParenthood } from '#modules/people/relatives/children.ts';
import type { ChangedChild } from './children.schema.ts';
import { lockOwnChild, touchedChildren } from './own-children.ts';

interface Of {
  ctx: ViewerCtx;
  id: number;
}

async function untouchedChild(sql: Sql, { ctx, id }: Of): Promise<{ name: string }> {
  const child = await lockOwnChild(sql, ctx.viewer.userId, id);
  if ((await touchedChildren(sql, [id])).has(id))
    throw new AppError('conflict', 'Something has happened to this child already: the academy changes it');
  return child;
}

/** D163: renames a child, or corrects its age, until something has happened to it. */
export async function changeChild({ ctx, id, input }: Of & { input: ChangedChild }): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const { name: former } = await untouchedChild(sql, { ctx, id });
    const { name = former, age } = input;
    if (name !== former) await changeAccount(sql, id, { name });
    const formerAge = age === undefined ? null : await changeAge(sql, id, age);
    await renameNewcomerLead(sql, id, { name, age });
    const states = { before: { name: former, age: formerAge }, after: { name, age: age ?? formerAge } };
    await writeEdit(sql, ctx, { action: 'user.update', subject: 'user', subjectId: id, ...states });
  });
}

/** D163: takes a child back until something has happened to it: the account is deleted as in D5, the relation ends. */
export async function removeChild({ ctx, id }: Of): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = await untouchedChild(sql, { ctx, id });
    await dropNewcomerLead(sql, id);
    await endParenthood(sql, ctx, ctx.viewer.userId, id);
    await sql.query({ text: 'delete from own_children where student_id = $1', values: [id] });
    await hideAccount(sql, id, ctx.now);
    await ctx.deps.sessions.endAll(sql, id);
    await writeAudit(sql, ctx, { action: 'user.delete', subject: 'user', subjectId: id, before });
  });
  ctx.deps.sessions.dropUser(id);
  ctx.deps.sessions.dropUser(ctx.viewer.userId);
}

const isChildText = `select ${isUnderAge('$1::bigint')} as "isChild"`;

/** D140: a parent sets the password of a child under 16 whom they have named. @returns the child's user name. */
export async function setChildPassword({ ctx, id, password }: Of & { password: string }): Promise<string> {
  const passwordHash = await hashPassword(password);
  return ctx.sql.transaction(async (sql) => {
    const { name } = await lockOwnChild(sql, ctx.viewer.userId, id);
    const [row] = await sql.query<{ isChild: boolean }>({ text: isChildText, values: [id] });
    if (!row?.isChild) throw new AppError('conflict', 'Only for children under 16');
    await ensureHandle(sql, id, name);
    const { handle } = await changeAccount(sql, id, { passwordHash });
    await endAccess(sql, ctx, 'staff-password', { userId: id });
    await notifyChildPassword(sql, ctx, { id, name });
    await writeAudit(sql, ctx, { action: 'user.set-password', subject: 'user', subjectId: id });
    return handle ?? '';
  });
}
