import { isNoAddress } from '@academy/shared-auth/typed-text';
import { writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { AppError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { mergeTexts } from '#base/personal-data/merge-statements.ts';
import { hideAccount } from '#modules/accounts/identity/accounts.ts';
import { endAccess } from '#modules/accounts/identity/end-access.ts';
import { followEmailChange } from '#modules/accounts/identity/index.ts';
import { type Account, changeAccount, findAccount } from '#modules/accounts/identity/stored-account.ts';
import { mergeVerbs } from '#modules/people/people/people-events.ts';
import type { Managed } from '#modules/people/people/scope/find-managed.ts';
import type { MergeInput } from './merge.schema.ts';
import type { MergePair, MergeParts } from './merge-parts.ts';
import { mailAboutMerge } from './merged-mail.ts';
import { openPair } from './open-pair.ts';
import { wireReason } from './preview-merge.ts';

interface Merge {
  ctx: ViewerCtx;
  keptId: number;
  input: MergeInput;
  parts: MergeParts;
}

interface Both {
  kept: Account;
  gone: Account;
}

async function findBoth(sql: Sql, { keptId, goneId }: MergePair): Promise<Both> {
  const [kept, gone] = [await findAccount(sql, keptId), await findAccount(sql, goneId)];
  if (!kept || !gone) throw new Error('an account is gone');
  return { kept, gone };
}

/** The first one with an address; a person without one keeps the user name of the account that stays (D140). */
const withAddress = (chosen: Account, kept: Account, gone: Account): Account =>
  [chosen, kept, gone].find(({ email }) => !isNoAddress(email)) ?? kept;

/** The account that stays: the chosen values, and the other one's where it has none. */
function mergedAccount({ kept, gone }: Both, { name, email, phone, timezone }: MergeInput, role: string) {
  const chosen = { kept, gone };
  const addressed = withAddress(chosen[email], kept, gone);
  return {
    name: chosen[name].name,
    email: addressed.email,
    handle: kept.handle ?? gone.handle,
    phone: chosen[phone].phone ?? kept.phone ?? gone.phone,
    timezone: chosen[timezone].timezone,
    language: kept.language ?? gone.language,
    mailLanguage: kept.mailLanguage ?? gone.mailLanguage,
    image: kept.image ?? gone.image,
    bouncedEmail: addressed.bouncedEmail,
    subscriptionPackageId: kept.subscriptionPackageId ?? gone.subscriptionPackageId,
    roleId: role === 'guest' ? gone.roleId : kept.roleId,
  };
}

/** The account that goes is deleted as in D5, and its access ends; its pages lead to the one that stays. */
async function endAccount(sql: Sql, ctx: ViewerCtx, { keptId, goneId }: MergePair): Promise<void> {
  await hideAccount(sql, goneId, ctx.now);
  await changeAccount(sql, goneId, { mergedInto: keptId, subscriptionPackageId: null });
  await endAccess(sql, ctx, 'merge', { userId: goneId });
}

async function changeKept(sql: Sql, ctx: ViewerCtx, both: Both, input: MergeInput, role: string): Promise<void> {
  const { kept, gone } = both;
  const changed = await changeAccount(sql, kept.id, mergedAccount(both, input, role));
  await followEmailChange(sql, ctx, kept, changed, gone.emailVerifiedAt);
  if (changed.image === gone.image) await changeAccount(sql, gone.id, { image: null });
  await mailAboutMerge(sql, ctx, changed, [kept.email, gone.email]);
}

const audited = ({ name, email, phone, timezone, active }: Account, merged: object) => ({
  ...{ name, email, phone, timezone, active },
  ...merged,
});

interface Change {
  before: Both;
  after: Both;
  role: { before: string; after: string };
}

/** A line about each account: what changed of it, and which account is the other one. */
async function writeLines(sql: Sql, ctx: ViewerCtx, { before, after, role }: Change): Promise<void> {
  const of = (id: number) => ({ action: 'user.merge', subject: 'user', subjectId: id });
  await writeEdit(sql, ctx, {
    ...of(before.kept.id),
    before: audited(before.kept, { role: role.before, merged_user_id: null }),
    after: audited(after.kept, { role: role.after, merged_user_id: before.gone.id }),
  });
  await writeEdit(sql, ctx, {
    ...of(before.gone.id),
    before: audited(before.gone, { merged_into_id: null }),
    // Its freed address and phone are nobody's.
    after: audited(after.gone, { email: null, phone: null, merged_into_id: before.kept.id }),
  });
}

const roleOf = (kept: Managed, gone: Managed) => (kept.role === 'guest' ? gone.role : kept.role);

async function merge(sql: Sql, { ctx, keptId, input, parts }: Merge): Promise<void> {
  const pair = { keptId, goneId: input.other };
  const opened = await openPair(sql, ctx, pair, parts);
  const reasons = opened.reasons.map(wireReason);
  if (reasons.length > 0)
    throw new AppError('conflict', 'These accounts cannot be merged now', [], undefined, { reasons });
  const both = await findBoth(sql, pair);
  await endAccount(sql, ctx, pair);
  await changeKept(sql, ctx, both, input, opened.kept.role);
  for (const verb of mergeVerbs.items()) await verb(sql, pair, { actorId: ctx.viewer.userId, now: ctx.now });
  for (const text of mergeTexts(parts.tables)) await sql.query({ text, values: [pair.goneId, pair.keptId] });
  const role = { before: opened.kept.role, after: roleOf(opened.kept, opened.gone) };
  await writeLines(sql, ctx, { before: both, after: await findBoth(sql, pair), role });
}

/**
 * D164: merges two accounts of one person in one transaction.
 * @throws AppError `conflict` with the reasons that keep them from being merged.
 */
export async function mergeAccounts(merging: Merge): Promise<void> {
  await merging.ctx.sql.transaction((sql) => merge(sql, merging));
  for (const id of [merging.keptId, merging.input.other]) merging.ctx.deps.sessions.dropUser(id);
}
