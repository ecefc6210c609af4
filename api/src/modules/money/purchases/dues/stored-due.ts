import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUsers } from '#modules/accounts/identity/lock-user.ts';
import { transferredFor } from '#modules/money/bank-transfers/transfers-sql.ts';
import { findPurchase, type StoredPurchase } from '../stored-purchase.ts';
import type { FlowingDue } from './due-flow.ts';
import { canViewDue, checkCanViewDues, dueScopes, isOwnDue } from './dues.policy.ts';
import type { dues } from './dues.table.ts';

export interface StoredDue extends FlowingDue {
  id: number;
  number: number;
  reference: string;
  periodFrom: string | null;
  periodTo: string | null;
  state: (typeof dues.$inferSelect)['state'];
  paid: number;
  creditedAt: Date | null;
  openReports: number;
}

const duesText = `select d.id::int as id, d.number, d.reference, d.period_from::text as "periodFrom", d.period_to::text as "periodTo", d.state,
    d.credited_at as "creditedAt", d.amount_minor::float8 as amount, d.paid_minor::float8 as paid,
    ${transferredFor('d')}::float8 as transferred,
    d.state = 'waived' as "isWaived", r.open > 0 as "isReported", r.open as "openReports"
  from dues d cross join lateral (
    select count(*)::int as open from transfer_reports r where r.due_id = d.id and r.state = 'open') r
  where d.purchase_id = $1 order by d.number`;

/** The dues of a locked purchase, in their order. */
export const duesOf = (sql: Sql, purchaseId: number): Promise<StoredDue[]> =>
  sql.query<StoredDue>({ text: duesText, values: [purchaseId] });

export interface LockedPurchase {
  purchase: StoredPurchase;
  dues: StoredDue[];
}

/**
 * Locks the people, then the purchase: everything that changes its dues does so first (ADR 175), so its dues and reports
 * need no locks of their own. Undefined if there is none.
 */
export async function lockPurchase(sql: Sql, id: number): Promise<LockedPurchase | undefined> {
  const named = await findPurchase(sql, id);
  if (!named) return undefined;
  await lockUsers(sql, [named.userId, named.studentId]);
  return lockPurchaseOf(sql, id);
}

/** The same for a caller who has locked one of its people. */
export async function lockPurchaseOf(sql: Sql, id: number): Promise<LockedPurchase | undefined> {
  const purchase = await findPurchase(sql, id, 'for no key update');
  return purchase && { purchase, dues: await duesOf(sql, id) };
}

interface Seen {
  purchaseId: number;
  own: boolean;
}

/** A due that the viewer sees. @throws AppError `not_found` or `forbidden` (D131). */
export async function findSeen(sql: Sql, ctx: ViewerCtx, id: number): Promise<Seen> {
  const scopes = await dueScopes(sql, ctx);
  await checkCanViewDues(sql, ctx, scopes);
  const [found] = await sql.query<Seen>({
    text: `select d.purchase_id::int as "purchaseId", ${isOwnDue('$2::bigint')} as own from dues d
      where d.id = $1 and ${canViewDue(scopes, '$2::bigint')}`,
    values: [id, ctx.viewer.userId],
  });
  if (!found) throw notFound('Due');
  return found;
}
