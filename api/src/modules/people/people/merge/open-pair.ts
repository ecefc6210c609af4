import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { hasStaffRows } from '#base/personal-data/merge-statements.ts';
import { lockWholeUsers } from '#modules/accounts/identity/lock-user.ts';
import { mergeChecks } from '#modules/people/people/people-events.ts';
import { findManaged, type Managed } from '#modules/people/people/scope/find-managed.ts';
import { checkCanTakeOver } from '#modules/people/roles/index.ts';
import { mayBeMerged } from './merge.policy.ts';
import { type MergePair, type MergeParts, type MergeReason, mergeReasons } from './merge-parts.ts';

interface Opened {
  kept: Managed;
  gone: Managed;
  reasons: MergeReason[];
}

async function findOther(sql: Sql, ctx: ViewerCtx, id: number): Promise<Managed> {
  try {
    return await findManaged(sql, ctx, id, 'users.merge');
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found')
      throw fieldError('other', 'unknown', 'This account is not there');
    throw error;
  }
}

const placeOf = ({ reason }: MergeReason) => mergeReasons.indexOf(reason);

async function staffReasons(sql: Sql, { tables }: MergeParts, kept: Managed, gone: Managed): Promise<MergeReason[]> {
  const text = `select ${hasStaffRows(tables, '$1::bigint')} as "has"`;
  const isStaff = async ({ id, roles }: Managed) =>
    !mayBeMerged(roles) || (await sql.query<{ has: boolean }>({ text, values: [id] }))[0]?.has === true;
  const [keptIs, goneIs] = [await isStaff(kept), await isStaff(gone)];
  if (!keptIs && !goneIs) return [];
  return [{ reason: 'staff', of: keptIs && goneIs ? 'both' : keptIs ? 'kept' : 'gone' }];
}

/**
 * Both accounts, locked completely until the transaction ends: what is written about one of them meanwhile waits, and
 * is then rejected or written for the account that stays. With the reasons that keep them from being merged (D164).
 */
export async function openPair(sql: Sql, ctx: ViewerCtx, pair: MergePair, parts: MergeParts): Promise<Opened> {
  if (pair.keptId === pair.goneId) throw fieldError('other', 'same', 'Choose another account than this one');
  await lockWholeUsers(sql, [pair.keptId, pair.goneId]);
  const kept = await findManaged(sql, ctx, pair.keptId, 'users.merge');
  const gone = await findOther(sql, ctx, pair.goneId);
  for (const { id } of [kept, gone]) await checkCanTakeOver(sql, ctx.viewer, id);
  const reasons = await staffReasons(sql, parts, kept, gone);
  if (!kept.active) reasons.push({ reason: 'deactivated', of: 'kept' });
  for (const check of mergeChecks.items()) reasons.push(...(await check(sql, pair, ctx.now)));
  return { kept, gone, reasons: reasons.sort((one, other) => placeOf(one) - placeOf(other)) };
}
