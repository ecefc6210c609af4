import { foldText } from '@academy/shared-auth/typed-text';
import type { InferInput } from 'valibot';
import type { Viewer } from '#base/auth/viewer.ts';
import { containsIndexed, folded } from '#base/database/folded.ts';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { majorUnits } from '#base/money/money.ts';
import { pageByName, userCards, usersNamed } from '#modules/accounts/identity/users-sql.ts';
import { inPeopleScope, type PeopleScopes, peopleScopes } from '#modules/people/people/scope/people-scope.ts';
import { transferFields } from './bank-transfers.fields.ts';
import type { TransfersQuery, transferSorts, transfersPage, WireTransfer } from './bank-transfers.schema.ts';

type Row = Omit<WireTransfer, 'amount'> & { minor: number };

const permissions = [
  'subscriptions.bank_transfers.read',
  'subscriptions.bank_transfers.update',
  'subscriptions.bank_transfers.delete',
] as const;
type Scopes = PeopleScopes<(typeof permissions)[number]>;

const scopesOf = (sql: Sql, viewer: Viewer): Promise<Scopes> => peopleScopes(sql, viewer, permissions);

const within = (scopes: Scopes, action: 'read' | 'update' | 'delete') =>
  inPeopleScope(scopes[`subscriptions.bank_transfers.${action}`], 't.user_id', '$1::bigint');

/** A transfer keeps the name of a deleted user. */
const withPayer = `bank_transfers t join ${userCards} u on u.id = t.user_id`;

/** SQL: whether the viewer, $1, sees a transfer. */
const isVisible = (scopes: Scopes) => `t.deleted_at is null and $1::bigint is not null and ${within(scopes, 'read')}`;

const columns = (scopes: Scopes) => `${selectOf(transferFields)}, t.amount_minor as minor,
  json_build_object('update', ${within(scopes, 'update')}, 'delete', ${within(scopes, 'delete')}) as may`;

const orders: Record<(typeof transferSorts)[number], string> = {
  date: 't.date',
  created_at: 't.created_at',
  user_name: folded('u.name'),
  reference_number: 't.reference_number',
};

function orderOf(sort: TransfersQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, t.id ${way}`;
}

const byPayer = (value: string, term: string) => `t.user_id = any (array(${usersNamed(value, foldText(term).length)}))`;

/** The index finds only a few rows by reference; other rows are not read. */
const byReference = (value: string, term: string) => `t.id = any (array(select id from bank_transfers
  where ${containsIndexed('fold_text(reference_number)', value, foldText(term).length)}))`;

/** SQL: the conditions of the query's search terms; empty without terms. */
function narrowed({ user_name, reference_number, search }: TransfersQuery): string {
  return [
    user_name === '' ? `$4::text = ''` : byPayer('$4::text', user_name),
    reference_number === '' ? `$5::text = ''` : byReference('$5::text', reference_number),
    search === '' ? `$6::text = ''` : `(${byPayer('$6::text', search)} or ${byReference('$6::text', search)})`,
  ].join(' and ');
}

const isSearched = ({ user_name, reference_number, search }: TransfersQuery) =>
  Boolean(user_name || reference_number || search);

/** SQL: the ids of a page; for a search, which finds few rows, selected from its `found` rows. */
function picked(query: TransfersQuery, matching: string): string {
  const { sort } = query;
  const page = `order by ${orderOf(sort)} limit $7 offset $8`;
  if (isSearched(query)) return `select t.id from ${withPayer} where t.id = any (array(select id from found)) ${page}`;
  if (!sort.endsWith('user_name')) return `select t.id ${matching} ${page}`;
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = `select t.id ${matching} and t.user_id = u.id order by t.id ${way} limit $7::int + $8::int`;
  return pageByName({ rows, way, limit: '$7', offset: '$8' });
}

/** In the scope of everybody the total is stored; with any filter rows are counted. */
function totalOf(query: TransfersQuery, scopes: Scopes, matching: string): string {
  if (isSearched(query)) return '(select count(*)::int from found)';
  if (query.user_id !== undefined || scopes['subscriptions.bank_transfers.read'] !== 'all')
    return `(select count(*)::int ${matching})`;
  return `(select coalesce(sum(total), 0)::int from transfer_counts where $3::text is null or currency = $3)`;
}

function pageText(query: TransfersQuery, scopes: Scopes): string {
  const { sort } = query;
  const matching = `from bank_transfers t where ${isVisible(scopes)} and ($2::bigint is null or t.user_id = $2)
    and ($3::text is null or t.currency = $3) and ${narrowed(query)}`;
  const found = isSearched(query) ? `found as materialized (select t.id ${matching}),` : '';
  return `with ${found} picked as materialized (${picked(query, matching)})
    select ${totalOf(query, scopes, matching)} as total, coalesce((select json_agg(page) from (
    select ${columns(scopes)} from ${withPayer} where t.id = any (array(select id from picked))
      order by ${orderOf(sort)}) page), '[]'::json) as rows`;
}

const present = ({ minor, ...row }: Row): WireTransfer => ({
  ...row,
  amount: majorUnits({ currency: row.currency, minor }),
});

interface Listing {
  ctx: ViewerCtx;
  query: TransfersQuery;
}

export async function listTransfers({ ctx, query }: Listing): Promise<InferInput<typeof transfersPage>> {
  const { page, per_page, user_id, currency, user_name, reference_number, search } = query;
  const scopes = await scopesOf(ctx.sql, ctx.viewer);
  const filters = [user_id ?? null, currency ?? null, user_name, reference_number, search];
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    text: pageText(query, scopes),
    values: [ctx.viewer.userId, ...filters, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  return { data: rows.map(present), pagination: { total, page, per_page, totalPages: Math.ceil(total / per_page) } };
}

/** @throws AppError `not_found`, also for a transfer outside the viewer's scope (D9). */
export async function findTransfer({ ctx, id }: { ctx: ViewerCtx; id: number }): Promise<WireTransfer> {
  const scopes = await scopesOf(ctx.sql, ctx.viewer);
  const [row] = await ctx.sql.query<Row>({
    text: `select ${columns(scopes)} from ${withPayer} where ${isVisible(scopes)} and t.id = $2`,
    values: [ctx.viewer.userId, id],
  });
  if (!row) throw notFound('Bank transfer');
  return present(row);
}
