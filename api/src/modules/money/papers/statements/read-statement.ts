import { instantOf } from '#base/database/instant.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { addDays } from '#base/time/days.ts';
import { dayIn, startOfDay } from '#base/time/wall-time.ts';
import { nameOf, zoneOf } from '#modules/accounts/identity/accounts.ts';
import { existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { canViewPayer, canViewPayment, statementScope } from '#modules/money/purchases/payer-scope.ts';
import { shownReceipts } from '#modules/money/receipts/receipts-sql.ts';
import type { LedgerSources } from '#modules/people/people/ledger/ledger-sources.ts';
import { requireLedger } from '#modules/people/people/ledger/list-ledger.ts';
import { findStatementLines, type StatementLine } from '#modules/people/people/ledger/statement-lines.ts';
import { inPeopleScope, peopleScope } from '#modules/people/people/scope/people-scope.ts';
import { holdsRole } from '#modules/people/roles/index.ts';
import type { StatementQuery, WireStatement } from './statements.schema.ts';

/** A statement is a paper, not an export. */
const MOST_DAYS = 3 * 366;

interface Asked {
  ctx: ViewerCtx;
  id: number;
  query: StatementQuery;
  sources: LedgerSources;
}

interface Period {
  from: string;
  to: string;
  start: Date;
  until: Date;
}

/** @throws AppError `invalid` for a period that ends before it starts, or is too long. */
function periodOf({ ctx, query }: Asked, zone: string): Period {
  const to = query.to ?? dayIn(zone, ctx.now);
  const from = query.from ?? `${to.slice(0, 8)}01`;
  if (from > to) throw fieldError('to', 'before_start', 'The last day is before the first');
  if (addDays(from, MOST_DAYS) < to) throw fieldError('from', 'too_long', 'A statement is of three years at most');
  return { from, to, start: startOfDay(from, zone), until: startOfDay(addDays(to, 1), zone) };
}

/** D111: for viewers whose `money.read` reaches the student, and for those who read the ledger. @throws AppError `not_found`. */
async function requireStatement(ctx: ViewerCtx, id: number): Promise<void> {
  const scope = await peopleScope(ctx.sql, ctx.viewer, 'money.read');
  const [found] = await ctx.sql.query({
    text: `select from ${existingUsers} u where u.id = $1 and ${holdsRole('u', 'student')} and $2::bigint is not null
      and ${inPeopleScope(scope, 'u.id', '$2::bigint')}`,
    values: [id, ctx.viewer.userId],
  });
  if (!found) await requireLedger(ctx, id);
}

type Receipt = Omit<WireStatement['receipts'][number], 'amount'> & { minor: number };

const VIEWER = '$2::bigint';

/** The receipts of a period that the viewer can see; `canView`: whether the viewer may see any (D8, D9). */
async function findReceipts({ ctx, id }: Asked, { start, until }: Period) {
  const scope = await statementScope(ctx.sql, ctx.viewer);
  const [found] = await ctx.sql.query<{ canView: boolean; receipts: Receipt[] }>({
    text: `select ${canViewPayer(scope, '$1::bigint', VIEWER)} as "canView", coalesce((select json_agg(json_build_object(
        'id', r.id::text, 'number', r.number, 'kind', r.kind, 'method', r.method,
        'package', r.snapshot->'item'->>'title', 'packageAr', r.snapshot->'item'->>'titleAr', 'currency', r.currency, 'minor', r.amount_minor,
        'createdAt', ${instantOf('r.created_at')}) order by r.created_at, r.id)
      from ${shownReceipts} r where r.student_id = $1 and r.created_at >= $3 and r.created_at < $4
        and ${canViewPayment(scope, 'r', VIEWER)}), '[]'::json) as receipts`,
    values: [id, ctx.viewer.userId, start, until],
  });
  return found ?? { canView: false, receipts: [] };
}

function moneyOf(receipts: readonly Receipt[]): NonNullable<WireStatement['money']> {
  const sums = new Map<string, { paid: number; returned: number }>();
  for (const { currency, kind, minor } of receipts) {
    const sum = sums.get(currency) ?? { paid: 0, returned: 0 };
    if (kind === 'receipt') sum.paid += minor;
    else sum.returned += minor;
    sums.set(currency, sum);
  }
  return [...sums].sort().map(([currency, { paid, returned }]) => {
    const major = (minor: number) => majorUnits({ currency, minor });
    return { currency, paid: major(paid), returned: major(returned), total: major(paid - returned) };
  });
}

const reasonsOf = {
  bought: ['purchase', 'renewal'],
  returned: ['refund'],
  used: ['class', 'class_reversal'],
  corrected: ['manual', 'import'],
} as const satisfies Record<string, readonly StatementLine['reason'][]>;

function sumOf(lines: readonly StatementLine[], part: keyof typeof reasonsOf): number {
  const reasons: readonly string[] = reasonsOf[part];
  return lines.reduce((sum, { reason, delta }) => (reasons.includes(reason) ? sum + delta : sum), 0);
}

/**
 * D111: the statement of a student for a period, for viewers who may read the ledger (D9) or have `money.read`; days
 * are in the student's zone.
 * @throws AppError `not_found`, `invalid`.
 */
export async function readStatement(asked: Asked): Promise<WireStatement> {
  const { ctx, id, sources } = asked;
  await requireStatement(ctx, id);
  const period = periodOf(asked, await zoneOf(ctx.sql, id));
  const { start: from, until } = period;
  const { start, lines } = await findStatementLines(ctx.sql, { studentId: id, from, until, sources });
  const { canView, receipts } = await findReceipts(asked, period);
  return {
    student: { id: String(id), name: await nameOf(ctx.sql, id) },
    from: period.from,
    to: period.to,
    start,
    bought: sumOf(lines, 'bought'),
    returned: sumOf(lines, 'returned'),
    used: sumOf(lines, 'used'),
    corrected: sumOf(lines, 'corrected'),
    end: lines.at(-1)?.balance ?? start,
    lines,
    money: canView ? moneyOf(receipts) : null,
    receipts: receipts.map(({ minor, ...receipt }) => ({
      ...receipt,
      amount: majorUnits({ currency: receipt.currency, minor }),
    })),
  };
}
