import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import { existingUsers } from '#modules/identity/users-sql.ts';
import { packageIsActive } from '#modules/packages/offered-package.ts';
import { ledgerTotalsOf } from '#modules/people/ledger/ledger-totals.ts';
import { canViewPayer, invoiceScope } from './payer-scope.ts';
import type { WireSummary } from './purchases.schema.ts';
import { customerOf, hasHeldPayment } from './stored-purchase.ts';

type Subscription = NonNullable<WireSummary['subscription']>;
type Row = Pick<WireSummary, 'student' | 'classes'> & {
  subscription: (Omit<Subscription, 'amount'> & { minor: number }) | null;
};

const subscriptionText = `(select json_build_object('purchase', p.id::text,
    'package', json_build_object('id', p.package_id::text, 'title', p.title, 'active', ${packageIsActive('p.package_id')}),
    'state', p.state, 'held', ${hasHeldPayment('p.id')}, 'classesNum', p.classes_num, 'currency', p.currency, 'minor', p.amount_minor,
    'renewsAt', ${instantOf('p.renews_at')}, 'endsAt', ${instantOf('p.ends_at')})
  from purchases p where p.user_id = u.id and p.kind = 'monthly' and p.state in ('active', 'past_due')
  order by p.id desc limit 1)`;

/** A student's subscription and classes at a glance. @throws AppError `not_found` (D9). */
export async function findSummary(ctx: ViewerCtx, studentId: number): Promise<WireSummary> {
  const { viewer, sql, deps } = ctx;
  const scope = await invoiceScope(sql, viewer);
  const [row] = await sql.query<Row>({
    text: `select json_build_object('id', u.id::text, 'name', u.name) as student, ${subscriptionText} as subscription,
      ${ledgerTotalsOf('u.id')} as classes from ${existingUsers} u
      where u.id = $1 and ${canViewPayer(scope, 'u.id', '$2::bigint')}`,
    values: [studentId, viewer.userId],
  });
  if (!row) throw notFound('User');
  const { provider } = deps.payments;
  const isOwn = studentId === viewer.userId;
  const customer = isOwn && provider ? await customerOf(sql, studentId, provider.account) : undefined;
  const { minor = 0, ...subscription } = row.subscription ?? {};
  const wire = row.subscription && {
    ...(subscription as Omit<Subscription, 'amount'>),
    amount: majorUnits({ currency: row.subscription.currency, minor }),
  };
  const may = { manage: Boolean(customer && row.subscription) };
  return { ...row, subscription: wire, provider: provider?.name ?? null, may };
}
