import { recentlyAudited, writeAudit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import type { Deps } from '#base/deps.ts';
import { fieldError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { requireTeacher } from '#modules/people/people/index.ts';
import { rolesHeldBy } from '#modules/people/roles/find-role.ts';
import { checkCanEditHolder } from '#modules/people/roles/index.ts';
import { paysAll } from '../pay-runs.policy.ts';
import type { PayWay } from '../pay-runs.table.ts';
import type { PayoutInput, WirePayout } from './payouts.schema.ts';

const SHOWN = 4;
/** Of a shorter number the end would be nearly all of it. */
const LEAST_HIDDEN = 6;

export type SealedPart = Pick<WirePayout, 'holder' | 'bank' | 'account' | 'wallet'>;
const nothing: SealedPart = { holder: null, bank: null, account: null, wallet: null };
const contextOf = (teacherId: number) => `payout ${teacherId}`;

export const sealedPayout = (
  { payoutSealer }: Pick<Deps, 'payoutSealer'>,
  teacherId: number,
  part: SealedPart,
): Buffer => payoutSealer.seal(JSON.stringify(part), contextOf(teacherId));

/** What was sealed; all null if the key is another one now: it is typed again then. */
export function unsealed({ payoutSealer }: Pick<Deps, 'payoutSealer'>, teacherId: number, sealed: Buffer): SealedPart {
  const text = payoutSealer.unseal(sealed, contextOf(teacherId));
  return text === null ? nothing : { ...nothing, ...JSON.parse(text) };
}

/** D148: the teacher, and who runs the pay. @throws AppError `not_found`. */
async function checkReads(ctx: ViewerCtx, teacherId: number): Promise<void> {
  if (ctx.viewer.userId !== teacherId && !(await paysAll(ctx.sql, ctx))) throw notFound('Teacher');
  await requireTeacher(ctx, teacherId, 'all');
}

interface Row {
  way: PayWay;
  sealed: Buffer;
  lastFour: string | null;
  changedAt: Date;
}

async function stored(sql: Sql, teacherId: number): Promise<Row | null> {
  const [row] = await sql.query<Row>({
    text: `select way, sealed, last_four as "lastFour", changed_at as "changedAt" from payouts where teacher_id = $1`,
    values: [teacherId],
  });
  return row ?? null;
}

/** How a teacher is paid where nothing else is said. */
export const payoutWay = async (sql: Sql, teacherId: number): Promise<PayWay | null> =>
  (await stored(sql, teacherId))?.way ?? null;

const present = (deps: Deps, teacherId: number, { way, sealed, lastFour, changedAt }: Row): WirePayout => ({
  way,
  ...unsealed(deps, teacherId, Buffer.from(sealed)),
  lastFour,
  changedAt: changedAt.toISOString(),
});

/** Where a teacher is paid; each reading by somebody else is in the audit log, once an hour. */
export async function findPayout(ctx: ViewerCtx, teacherId: number): Promise<WirePayout | null> {
  await checkReads(ctx, teacherId);
  const row = await stored(ctx.sql, teacherId);
  if (!row) return null;
  const about = { action: 'payout.read', subject: 'user', subjectId: teacherId };
  if (ctx.viewer.userId !== teacherId && (await recentlyAudited(ctx.sql, ctx, about)).length === 0)
    await writeAudit(ctx.sql, ctx, { ...about, after: { lastFour: row.lastFour } });
  return present(ctx.deps, teacherId, row);
}

const required = (path: string) => fieldError(path, 'required', 'This is missing');

/** What belongs to the way: a bank account, a wallet, or nothing. */
function partOf({ way, holder = null, bank = null, account = null, wallet = null }: PayoutInput): SealedPart {
  if (way === 'cash') return nothing;
  if (holder === null) throw required('holder');
  if (bank === null) throw required('bank');
  if (way === 'bank' && account === null) throw required('account');
  if (way === 'wallet' && wallet === null) throw required('wallet');
  return { holder, bank, account: way === 'bank' ? account : null, wallet: way === 'wallet' ? wallet : null };
}

/**
 * D148: stores where a teacher is paid, sealed; the audit log has the way and the last four characters.
 * @throws AppError `forbidden` for the account of somebody who may do more than the viewer (D3).
 */
export async function changePayout(ctx: ViewerCtx, teacherId: number, input: PayoutInput): Promise<WirePayout> {
  await checkReads(ctx, teacherId);
  const part = partOf(input);
  const signs = (part.account ?? part.wallet ?? '').replace(/[^\p{L}\d]/gu, '');
  const lastFour = signs.length < LEAST_HIDDEN ? null : signs.slice(-SHOWN);
  const sealed = sealedPayout(ctx.deps, teacherId, part);
  return ctx.sql.transaction(async (sql) => {
    if (ctx.viewer.userId !== teacherId) {
      await lockUser(sql, teacherId);
      checkCanEditHolder(ctx.viewer, await rolesHeldBy(sql, teacherId));
    }
    await sql.query({
      text: `insert into payouts (teacher_id, way, sealed, last_four, changed_at, changed_by) values ($1, $2, $3, $4, $5, $6)
        on conflict (teacher_id) do update set way = excluded.way, sealed = excluded.sealed, last_four = excluded.last_four,
          changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      values: [teacherId, input.way, sealed, lastFour, ctx.now, ctx.viewer.userId],
    });
    await writeAudit(sql, ctx, {
      action: 'payout.update',
      subject: 'user',
      subjectId: teacherId,
      after: { way: input.way, lastFour },
    });
    return { way: input.way, ...part, lastFour, changedAt: ctx.now.toISOString() };
  });
}
