import { containsFolded } from '#base/database/folded.ts';
import { notFound } from '#base/errors/app-error.ts';
import { selectOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { offsetOf } from '#base/http/pages.ts';
import { type Money, majorUnits } from '#base/money/money.ts';
import { academyDay } from '#modules/platform/academy/academy-time.ts';
import { couponFields } from './coupons.fields.ts';
import type { CouponsQuery, couponSorts, WireCoupon, WireCoupons } from './coupons.schema.ts';
import { isUsed } from './stored-coupon.ts';

type Row = Omit<WireCoupon, 'amounts' | 'months' | 'state'> & { amounts: Money[]; months: number | null };

const columns = `${selectOf(couponFields)},
  (select count(*)::int from purchases p where p.coupon_id = k.id and ${isUsed('p')}) as used`;

const orders: Record<(typeof couponSorts)[number], string> = { code: 'k.code', createdAt: 'k.created_at' };

function orderOf(sort: CouponsQuery['sort']): string {
  const way = sort.startsWith('-') ? 'desc' : 'asc';
  return `${orders[sort.replace('-', '') as keyof typeof orders]} ${way}, k.id ${way}`;
}

const pageText = (sort: CouponsQuery['sort']) => `with matched as (select k.* from coupons k where k.deleted_at is null
    and ($1::text = '' or ${containsFolded('k.code', '$1::text')}))
  select (select count(*)::int from matched) as total, coalesce((select json_agg(page) from (
    select ${columns} from matched k order by ${orderOf(sort)} limit $2 offset $3) page), '[]'::json) as rows`;

function stateOf({ from, to, uses, used }: Row, today: string): WireCoupon['state'] {
  if (to && to < today) return 'over';
  if (uses !== null && used >= uses) return 'used_up';
  return from && from > today ? 'planned' : 'active';
}

function present(row: Row, today: string): WireCoupon {
  const { amounts, months } = row;
  return {
    ...row,
    amounts: amounts.map((money) => ({ currency: money.currency, amount: majorUnits(money) })),
    months: months === null ? 'always' : months === 1 ? 'once' : months,
    state: stateOf(row, today),
  };
}

export async function listCoupons(ctx: ViewerCtx, query: CouponsQuery): Promise<WireCoupons> {
  const { page, per_page, search, sort } = query;
  const [found] = await ctx.sql.query<{ total: number; rows: Row[] }>({
    name: `coupons-${sort}`,
    text: pageText(sort),
    values: [search, per_page, offsetOf(query)],
  });
  const { total, rows } = found ?? { total: 0, rows: [] };
  const today = academyDay(ctx);
  const pagination = { total, page, per_page, totalPages: Math.ceil(total / per_page) };
  return { data: rows.map((row) => present(row, today)), pagination };
}

/** @throws AppError `not_found`. */
export async function findCoupon(ctx: ViewerCtx, id: number): Promise<WireCoupon> {
  const text = `select ${columns} from coupons k where k.deleted_at is null and k.id = $1`;
  const [row] = await ctx.sql.query<Row>({ text, values: [id] });
  if (!row) throw notFound('Coupon');
  return present(row, academyDay(ctx));
}
