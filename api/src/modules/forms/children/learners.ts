import type { Sql } from '#base/database/sql.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { addNewcomerLead } from '#modules/forms/leads/newcomer-leads.ts';
import type { Learners } from '#modules/people/people/own/own.schema.ts';
import { makeChild } from './add-child.ts';
import { requireFamily } from './children.policy.ts';
import { selfLearners } from './children.table.ts';

async function learnOneself(sql: Sql, userId: number, now: Date): Promise<void> {
  const added = await sql.orm
    .insert(selfLearners)
    .values({ userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: selfLearners.userId });
  const account = await findAccount(sql, userId);
  if (added.length === 0 || !account) return;
  const learner = { name: account.name, age: null };
  await addNewcomerLead(sql, { account, studentId: userId, parentId: null, learner, now });
}

/** D163: the answer to "Who learns?" in the form of sign-up. */
export async function noteLearners(sql: Sql, ctx: Ctx, userId: number, learners: Learners): Promise<void> {
  if (learners.self) await learnOneself(sql, userId, ctx.now);
  for (const child of learners.children) await makeChild(sql, ctx, userId, child);
}

/** The same answer, "I", of somebody who is signed in. */
export const noteSelf = (ctx: ViewerCtx): Promise<void> =>
  ctx.sql.transaction(async (sql) => {
    await requireFamily(sql, ctx.viewer);
    await learnOneself(sql, ctx.viewer.userId, ctx.now);
  });
