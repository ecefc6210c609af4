import { containsFolded } from '#base/database/folded.ts';
import { instantOf } from '#base/database/instant.ts';
import { type SearchedWord, searchedWords } from '#base/database/searched-words.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { majorUnits } from '#base/money/money.ts';
import { accounts, existingUsers } from '#modules/accounts/identity/users-sql.ts';
import { shownTransfers } from '#modules/money/bank-transfers/transfers-sql.ts';
import { shownPayments } from '#modules/money/purchases/index.ts';
import { canViewPayer, canViewPayment, selfAndChildrenOf } from '#modules/money/purchases/payer-scope.ts';
import { inPeopleScope, type PeopleScopes, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import type { PaymentsQuery, WirePayment, WirePayments } from './payments.schema.ts';

const permissions = [
  'subscriptions.invoices.read',
  'subscriptions.bank_transfers.read',
  'subscriptions.bank_transfers.update',
] as const;
type Scopes = PeopleScopes<(typeof permissions)[number]>;

type Row = Omit<WirePayment, 'amount' | 'refunded_amount' | 'discount'> & {
  minor: number | null;
  refundedMinor: number;
  discountMinor: number;
};
interface Found {
  reached: boolean;
  total: number;
  rows: Row[];
}

const VIEWER = '$1::bigint';

/**
 * SQL: whether a payment belongs to the requested person, $2, and the viewer can see it; without a person, to the
 * family.
 */
const isTransferShown = ({ 'subscriptions.bank_transfers.read': scope }: Scopes) => `case when $2::bigint is null
  then t.user_id = any (${selfAndChildrenOf(VIEWER)}) else t.user_id = $2 and ${canViewPayer(scope, 't.user_id', VIEWER)} end`;

/** The same if payer and student differ (D116). */
const isPaymentShown = ({ 'subscriptions.invoices.read': scope }: Scopes) => `case when $2::bigint is null
  then ${canViewPayment('nobody', 'i', VIEWER)}
  else (i.user_id = $2 or i.student_id = $2) and ${canViewPayment(scope, 'i', VIEWER)} end`;

const byCard = (
  scopes: Scopes,
) => `select i.id, i.kind, i.user_id, i.student_id, i.title as package_name, i.title_ar as package_name_ar, i.number as reference,
    i.state, i.held, i.amount_minor as minor, i.refunded_minor as "refundedMinor",
    i.discount_minor as "discountMinor", i.currency, i.created_at as at,
    ${instantOf('i.created_at')} as date, json_build_object('update', false) as may
  from ${shownPayments} i where ${isPaymentShown(scopes)}`;

const byBank = (
  scopes: Scopes,
) => `select t.id, 'bank_transfer', t.user_id, t.user_id, null, null, t.reference_number, 'paid', false,
    t.amount_minor, 0, 0, t.currency, t.date::timestamp at time zone 'UTC', t.date::text,
    json_build_object('update', ${inPeopleScope(scopes['subscriptions.bank_transfers.update'], 't.user_id', VIEWER)})
  from ${shownTransfers} t where ${isTransferShown(scopes)}`;

/** SQL: D8, D9: whether the viewer can see any payments of this person, $2. */
const reached = (scopes: Scopes) => `case when $2::bigint is null then true else exists (
  select from ${existingUsers} u where u.id = $2 and (${canViewPayer(scopes['subscriptions.invoices.read'], 'u.id', VIEWER)}
    or ${canViewPayer(scopes['subscriptions.bank_transfers.read'], 'u.id', VIEWER)})) end`;

/** SQL: whether a row `p` of a person's few payments has a word. */
const isFound = ({ value }: SearchedWord): string =>
  containsFolded(
    `concat_ws(E'\\n', p.reference, p.package_name, p.package_name_ar, (select name from ${accounts} u where u.id = p.user_id))`,
    value,
  );

const pageText = (scopes: Scopes, words: readonly SearchedWord[]) => `with paid as (
    select * from (${byCard(scopes)} union all ${byBank(scopes)}) p
    where ${['($3::text is null or p.kind = $3)', ...words.map(isFound)].join(' and ')})
  select ${reached(scopes)} as reached, (select count(*)::int from paid) as total, coalesce((select json_agg(page) from (
    select p.id::text as id, p.kind, p.user_id::text as user_id, u.name as customer_name,
      p.student_id::text as student_id, s.name as student_name, p.package_name, p.package_name_ar, p.reference,
      p.state, p.held, p.minor, p."refundedMinor", p."discountMinor", p.currency, p.date, p.may
    from paid p join ${accounts} u on u.id = p.user_id join ${accounts} s on s.id = p.student_id order by p.at desc, p.kind, p.id desc limit $4 offset $5) page),
    '[]'::json) as rows`;

function present({ minor, refundedMinor, discountMinor, ...row }: Row): WirePayment {
  const amountOf = (value: number) => (row.currency ? majorUnits({ currency: row.currency, minor: value }) : 0);
  return {
    ...row,
    amount: minor === null ? null : amountOf(minor),
    refunded_amount: amountOf(refundedMinor),
    discount: amountOf(discountMinor),
  };
}

/**
 * A person's payments by card and by bank, newest first: of the viewer and the children, or of a student whom the
 * viewer names.
 * @throws AppError `not_found` (D8, D9).
 */
export async function listPayments(ctx: ViewerCtx, query: PaymentsQuery): Promise<WirePayments> {
  const { page, per_page, student_id, kind, search } = query;
  const scopes = await peopleScopes(ctx.sql, ctx.viewer, permissions);
  const values: unknown[] = [ctx.viewer.userId, student_id ?? null, kind ?? null, per_page, offsetOf(query)];
  const words = searchedWords(search, (word) => `$${values.push(word)}::text`);
  const [found] = await ctx.sql.query<Found>({ text: pageText(scopes, words), values });
  if (!found?.reached) throw notFound('User');
  const { total, rows } = found;
  return { data: rows.map(present), pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}
