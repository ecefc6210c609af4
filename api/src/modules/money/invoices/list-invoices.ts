import { foldText } from '@academy/shared-auth/typed-text';
import { folded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { majorUnits } from '#base/money/money.ts';
import { accounts, addressOf, existingUsers, pageByName, usersNamed } from '#modules/accounts/identity/users-sql.ts';
import { listedPayments, paymentsFound, paymentTotal, shownPayments } from '#modules/money/purchases/index.ts';
import { canViewPayer, canViewPayment, isParent } from '#modules/money/purchases/payer-scope.ts';
import { inPeopleScope, type PeopleScope, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { InvoicesQuery, paymentSorts, WireInvoice, WirePage } from './invoices.schema.ts';

/** Of a subscription, or a one-time payment. */
export type PaymentKind = 'monthly' | 'one_time';

type Row = Omit<WireInvoice, 'amount' | 'refunded_amount' | 'discount' | 'description'> & {
  minor: number | null;
  refundedMinor: number;
  discountMinor: number;
  /** The account at the provider that received the payment. */
  account: string;
};
interface Scopes {
  read: PeopleScope;
  delete: PeopleScope;
  /** D39: of confirming that used classes are taken back. */
  update: PeopleScope;
}

async function scopesOf({ sql, viewer }: ViewerCtx): Promise<Scopes> {
  const names = ['subscriptions.invoices.read', 'subscriptions.invoices.delete', 'money.update'] as const;
  const found = await peopleScopes(sql, viewer, names);
  const {
    'subscriptions.invoices.read': read,
    'subscriptions.invoices.delete': remove,
    'money.update': update,
  } = found;
  return { read, delete: remove, update };
}

/** A viewer who sees students as their teacher sees no contacts (D9). */
const emailOf = ({ read }: Scopes) =>
  read === 'own' ? `case when i.user_id = $1 then ${addressOf('u')} end` : addressOf('u');

/** SQL: payments with payer and student, whose names stay after deletion. */
const withPayer = `${shownPayments} i join ${accounts} u on u.id = i.user_id join ${accounts} s on s.id = i.student_id`;

/** SQL: whether a payment is of the kind $2, and the viewer, $1, can see it. */
const isVisible = ({ read }: Scopes) => `i.kind = $2 and ${canViewPayment(read, 'i', '$1::bigint')}`;

const isUpdatable = ({ update }: Scopes) => inPeopleScope(update, 'i.student_id', '$1::bigint');

const columns = (scopes: Scopes) => `i.id::text as id, i.user_id::text as user_id, u.name as customer_name,
  i.student_id::text as student_id, s.name as student_name, ${emailOf(scopes)} as customer_email, i.title as package_name, i.title_ar as package_name_ar, i.state, i.held, i.amount_minor as minor,
  i.refunded_minor as "refundedMinor", i.discount_minor as "discountMinor", i.currency, i.receipt_url, i.number as invoice_number, i.pdf_url as invoice_pdf,
  i.page_url as invoice_url, i.charge_id as "chargeId", i.account, ${instantOf('i.created_at')} as created_at,
  ${instantOf('i.paid_at')} as paid_at, i.unreturned as unreturned_classes,
  json_build_object('delete', ${inPeopleScope(scopes.delete, 'i.student_id', '$1::bigint')},
    'takeBack', ${isUpdatable(scopes)} and i.unreturned > 0,
    'refund', ${isUpdatable(scopes)} and i.state = 'paid' and i.intent_id is not null and i.amount_minor > i.refunded_minor) as may`;

const orders: Record<(typeof paymentSorts)[number], string> = {
  created_at: 'i.created_at',
  customer_name: folded('u.name'),
  amount: 'i.amount_minor',
};

function orderOf(sort: InvoicesQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, i.id ${way}`;
}

/** SQL: the payments in the requested state, $4. */
const inState = `($4::text is null or i.state = case $4::text when 'held' then 'paid' when 'unreturned' then i.state
  else $4::text end)`;

// In the words of the partial indexes, so that both are used.
const conditions: Partial<Record<string, string>> = { held: 'and i.held', unreturned: 'and i.unreturned > 0' };

/** In the scope of everybody the total is stored; with any filter rows are counted. */
const hasKeptTotal = ({ search, state }: InvoicesQuery, { read }: Scopes): boolean =>
  read === 'all' && search === '' && !(state && state in conditions);

/**
 * SQL: D8, D9: whether the viewer can see payments of this person; without the permission a person must be named, $3.
 */
const reached = ({
  read,
}: Scopes) => `case when $3::bigint is null then ${read === 'nobody' ? isParent('$1::bigint') : 'true'}
  else exists (select from ${existingUsers} u where u.id = $3 and ${canViewPayer(read, 'u.id', '$1::bigint')}) end`;

function searched({ search }: InvoicesQuery): string {
  if (search === '') return `$6::text = ''`;
  const { length } = foldText(search);
  const named = `array(${usersNamed('$6::text', length)})`;
  return `(i.user_id = any (${named}) or i.student_id = any (${named}) or ${paymentsFound('$6::text', length)})`;
}

/** SQL: the ids of a page; for a search, which finds few, from its `found` rows. */
function picked({ search, sort }: InvoicesQuery, matching: string): string {
  const page = `order by ${orderOf(sort)} limit $7 offset $8`;
  if (search !== '') return `select i.id from ${withPayer} where i.id = any (array(select id from found)) ${page}`;
  if (!sort.endsWith('customer_name')) return `select i.id ${matching} ${page}`;
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = `select i.id ${matching} and i.user_id = u.id order by i.id ${way} limit $7::int + $8::int`;
  return pageByName({ rows, way, limit: '$7', offset: '$8' });
}

function pageText(query: InvoicesQuery, scopes: Scopes, studentId: number | undefined): string {
  const { sort, state } = query;
  const matching = `from ${listedPayments} i where ${isVisible(scopes)} and ($3::bigint is null or i.user_id = $3 or i.student_id = $3)
    and ${inState} ${conditions[state ?? ''] ?? ''} and ($5::text is null or i.currency = $5)
    and ${searched(query)}`;
  const total =
    studentId === undefined && hasKeptTotal(query, scopes)
      ? paymentTotal('$2::text', '$4::text', '$5::text')
      : `(select count(*)::int ${query.search === '' ? matching : 'from found'})`;
  const found = query.search === '' ? '' : `found as materialized (select i.id ${matching}),`;
  return `with ${found} picked as materialized (${picked(query, matching)})
    select ${reached(scopes)} as reached, ${total} as total,
    coalesce((select json_agg(page) from (select ${columns(scopes)} from ${withPayer}
      where i.id = any (array(select id from picked)) order by ${orderOf(sort)}) page), '[]'::json) as rows`;
}

const accountOf = ({ deps }: ViewerCtx) => deps.payments.provider?.account;

/** @param account the academy's account at the provider: a payment to another one cannot be refunded here. */
function present(
  { minor, refundedMinor, discountMinor, account: received, ...row }: Row,
  account?: string,
): WireInvoice {
  const amountOf = (value: number) => (row.currency ? majorUnits({ currency: row.currency, minor: value }) : 0);
  const amount = minor === null ? null : amountOf(minor);
  return {
    ...row,
    description: row.package_name,
    amount,
    refunded_amount: amountOf(refundedMinor),
    discount: amountOf(discountMinor),
    may: { ...row.may, refund: row.may.refund && received === account },
  };
}

interface Found {
  reached: boolean;
  total: number;
  rows: Row[];
}

/** @throws AppError `not_found` for a person whom the viewer cannot see (D8, D9), `forbidden` if nobody is named. */
function checkReach(found: Found | undefined, studentId: number | undefined): asserts found is Found {
  if (found?.reached) return;
  if (studentId === undefined) throw new AppError('forbidden', 'You do not have the permission for this');
  throw notFound('User');
}

interface Listing {
  ctx: ViewerCtx;
  kind: PaymentKind;
  query: InvoicesQuery;
  /** Whether only the viewer's own payments are requested. */
  own?: boolean;
}

/** Payments with the provider's invoices, newest first (D42). */
export async function listInvoices({ ctx, kind, query, own = false }: Listing): Promise<WirePage> {
  const { page, per_page, search, state, currency } = query;
  const scopes = await scopesOf(ctx);
  const studentId = own ? ctx.viewer.userId : query.student_id;
  const filters = [studentId ?? null, state ?? null, currency ?? null, search];
  const [found] = await ctx.sql.query<Found>({
    text: pageText(query, scopes, studentId),
    values: [ctx.viewer.userId, kind, ...filters, per_page, offsetOf(query)],
  });
  checkReach(found, studentId);
  const { total, rows } = found;
  return {
    data: rows.map((row) => present(row, accountOf(ctx))),
    pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) },
  };
}

interface Named {
  id: number;
  kind: PaymentKind;
}

export type Invoice = WireInvoice & {
  purchaseId: number;
  /** Whether the payment is in the scope of `money.update`. */
  isUpdatable: boolean;
};

/** @throws AppError `not_found` (D9). */
export async function findInvoice(ctx: ViewerCtx, { id, kind }: Named): Promise<Invoice> {
  const scopes = await scopesOf(ctx);
  const [row] = await ctx.sql.query<Row & Pick<Invoice, 'purchaseId' | 'isUpdatable'>>({
    text: `select ${columns(scopes)}, i.purchase_id as "purchaseId", ${isUpdatable(scopes)} as "isUpdatable" from ${withPayer}
      where ${isVisible(scopes)} and i.id = $3`,
    values: [ctx.viewer.userId, kind, id],
  });
  if (!row) throw notFound('Invoice');
  return { ...present(row, accountOf(ctx)), purchaseId: row.purchaseId, isUpdatable: row.isUpdatable };
}
