import { instantOf } from '#base/database/instant.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { majorUnits } from '#base/money/money.ts';
import type { ProviderCard } from '#base/payments/payment-provider.ts';
import { existingUsers, userRef } from '#modules/accounts/identity/users-sql.ts';
import { boughtTitleAr, packageIsActive } from '#modules/money/packages/offered-package.ts';
import { ledgerTotalsOf } from '#modules/people/people/ledger/ledger-totals.ts';
import { type Discount, wireDiscount } from './coupons/discount.ts';
import { isOwnDue, isTooYoung } from './dues/dues.policy.ts';
import { endsSoon } from './dunning/card-end.ts';
import { noBuyingOf } from './no-buying.ts';
import { canViewPayer, childrenOf, invoiceScope } from './payer-scope.ts';
import type { WireSummary } from './purchases.schema.ts';
import { purchaseSettings, transferCurrencies, transferDetails } from './purchases.settings.ts';
import { BANK } from './purchases.table.ts';
import { customerOf, discountJson, hasHeldPayment } from './stored-purchase.ts';

type Subscription = NonNullable<WireSummary['subscription']>;
export interface StoredSubscription extends Omit<Subscription, 'amount' | 'discount' | 'card' | 'unpaid'> {
  minor: number;
  discount: Discount | null;
  card: ProviderCard | null;
  unpaid: { currency: string; minor: number; since: string } | null;
}
interface Row extends Pick<WireSummary, 'student' | 'classes' | 'hasDues'> {
  subscription: StoredSubscription | null;
  /** Whether the viewer is too young to pay (D131). */
  young: boolean;
}

/** SQL: the latest renewal of a purchase `p` that failed; null unless it is past due. */
const unpaidRenewal = `case when p.state = 'past_due' then (select json_build_object('since', ${instantOf('y.created_at')},
      'currency', coalesce(y.currency, p.currency), 'minor', coalesce(y.amount_minor, p.amount_minor))
    from payments y where y.purchase_id = p.id and y.kind = 'monthly' and y.state = 'failed' and y.deleted_at is null
    order by y.id desc limit 1) end`;

/** SQL: an active subscription, `p`. */
export const subscriptionJson = `json_build_object('purchase', p.id::text,
    'package', json_build_object('id', p.package_id::text, 'title', p.title, 'titleAr', ${boughtTitleAr('p')}, 'active', ${packageIsActive('p.package_id')}),
    'state', p.state, 'held', ${hasHeldPayment('p.id')}, 'classesNum', p.classes_num, 'currency', p.currency, 'minor', p.amount_minor,
    'discount', ${discountJson('p')},
    'unpaid', ${unpaidRenewal}, 'renewsAt', ${instantOf('p.renews_at')}, 'endsAt', ${instantOf('p.ends_at')},
    'card', case when p.card_last_month is not null then json_build_object('last4', p.card_last4, 'lastMonth', p.card_last_month) end, 'payer', ${userRef('p.user_id')},
    'way', case p.account when '${BANK}' then 'bank' else 'card' end)`;
const isRunning = `p.kind = 'monthly' and p.state in ('active', 'past_due')`;

/** SQL: whether a viewer has own dues (D131). */
const hasDues = (viewer: string) => `exists (select from dues d where ${isOwnDue(viewer)})`;

const summaryText = (isVisible: string) => `select json_build_object('id', u.id::text, 'name', u.name) as student,
    (select ${subscriptionJson} from purchases p where p.student_id = u.id and ${isRunning} order by p.id desc limit 1) as subscription,
    ${ledgerTotalsOf('u.id')} as classes, ${hasDues('$2::bigint')} as "hasDues", ${isTooYoung('$2::bigint')} as young
  from ${existingUsers} u where u.id = $1 and ${isVisible}`;

/** The viewer's payments for others, and other people's payments for the viewer's children. $1 viewer. */
const familyText = `select ${userRef('p.student_id')} as student, ${subscriptionJson} as subscription from purchases p
  where p.student_id <> $1 and (p.user_id = $1 or p.student_id = any (${childrenOf('$1::bigint')})) and ${isRunning} order by p.id`;

/** A subscription as the viewer sees it: the card is the payer's. */
export const presentSubscription = (
  { viewer, now }: Pick<ViewerCtx, 'viewer' | 'now'>,
  { minor, discount, card, unpaid, ...found }: StoredSubscription,
): Subscription => ({
  ...found,
  card: card && found.payer.id === String(viewer.userId) ? { ...card, endsSoon: endsSoon(card, now) } : null,
  discount: wireDiscount(found.currency, discount),
  amount: majorUnits({ currency: found.currency, minor }),
  unpaid: unpaid && { currency: unpaid.currency, amount: majorUnits(unpaid), since: unpaid.since },
});

/** D116: the payer manages a subscription; a child's other parents can read it. */
async function familySubscriptionsOf(ctx: ViewerCtx, isCustomer: boolean): Promise<WireSummary['family']> {
  const { sql, viewer } = ctx;
  const rows = await sql.query<{ student: Row['student']; subscription: StoredSubscription }>({
    text: familyText,
    values: [viewer.userId],
  });
  return rows.map(({ student, subscription: found }) => ({
    student,
    subscription: presentSubscription(ctx, found),
    may: { manage: isCustomer && found.way === 'card' && found.payer.id === String(viewer.userId) },
  }));
}

/** A summary of a student's subscription and classes. @throws AppError `not_found` (D9). */
export async function findSummary(ctx: ViewerCtx, studentId: number): Promise<WireSummary> {
  const { viewer, sql, deps } = ctx;
  const scope = await invoiceScope(sql, viewer);
  const [row] = await sql.query<Row>({
    text: summaryText(canViewPayer(scope, 'u.id', '$2::bigint')),
    values: [studentId, viewer.userId],
  });
  if (!row) throw notFound('User');
  const { young, ...found } = row;
  const { provider } = deps.payments;
  const customer = provider && (await customerOf(sql, viewer.userId, provider.account));
  const noBuying = await noBuyingOf(ctx, studentId);
  const isCharged = found.subscription?.way === 'card' && found.subscription.payer.id === String(viewer.userId);
  return {
    ...found,
    subscription: found.subscription && presentSubscription(ctx, found.subscription),
    provider: provider?.name ?? null,
    transfer: transferDetails(deps.academySettings),
    transferCurrencies: young ? [] : transferCurrencies(deps.academySettings),
    creditsBeforePaid: deps.academySettings.get(purchaseSettings.credit_before_paid),
    may: { manage: Boolean(customer) && isCharged, buy: noBuying === null },
    noBuying,
    family: studentId === viewer.userId ? await familySubscriptionsOf(ctx, Boolean(customer)) : [],
  };
}
