import { eq } from 'drizzle-orm';
import { writeAudit, writeEdit } from '#base/audit/audit.ts';
import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import { allColumnsOf, storedOf } from '#base/fields/fields.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { arePackages } from '#modules/money/packages/stored-package.ts';
import { couponFields } from './coupons.fields.ts';
import type { CouponInput, WireCoupon } from './coupons.schema.ts';
import { coupons } from './coupons.table.ts';
import { findCoupon } from './list-coupons.ts';
import { lockCoupon, rejectTakenCode } from './stored-coupon.ts';

const auditOf = (action: string, id: number) => ({ action: `coupon.${action}`, subject: 'coupon', subjectId: id });

function checkDiscount({ percent, amounts, from, to }: CouponInput): void {
  if (percent === null && amounts.length === 0)
    throw fieldError('percent', 'required', 'A percentage or an amount is required');
  if (percent !== null && amounts.length > 0)
    throw fieldError('percent', 'invalid', 'Either a percentage or amounts, not both');
  if (from && to && to < from) throw fieldError('to', 'invalid', 'The end is before the start');
}

async function check(sql: Sql, input: CouponInput): Promise<void> {
  checkDiscount(input);
  if (!(await arePackages(sql, input.packages))) throw fieldError('packages', 'invalid', 'A package is not there');
}

export function createCoupon(ctx: ViewerCtx, input: CouponInput): Promise<WireCoupon> {
  return ctx.sql.transaction(async (sql) => {
    await check(sql, input);
    await rejectTakenCode(sql, input.code, null);
    const values = { ...allColumnsOf(couponFields, input), createdAt: ctx.now };
    const [row] = await sql.orm.insert(coupons).values(values).returning({ id: coupons.id });
    if (!row) throw new Error('the coupon was not stored');
    await writeAudit(sql, ctx, { ...auditOf('create', row.id), after: input });
    return findCoupon({ ...ctx, sql }, row.id);
  });
}

/** Changes the coupon from now on: earlier purchases keep their discount (D113). */
export function editCoupon(ctx: ViewerCtx, id: number, input: CouponInput): Promise<WireCoupon> {
  return ctx.sql.transaction(async (sql) => {
    const before = storedOf(couponFields, await lockCoupon(sql, id));
    await check(sql, input);
    // Older ones that are one by the fold may keep their codes.
    if (input.code !== before.code) await rejectTakenCode(sql, input.code, id);
    await sql.orm.update(coupons).set(allColumnsOf(couponFields, input)).where(eq(coupons.id, id));
    const after = storedOf(couponFields, await lockCoupon(sql, id));
    await writeEdit(sql, ctx, { ...auditOf('update', id), before, after });
    return findCoupon({ ...ctx, sql }, id);
  });
}

export async function deleteCoupon(ctx: ViewerCtx, id: number): Promise<void> {
  await ctx.sql.transaction(async (sql) => {
    const before = storedOf(couponFields, await lockCoupon(sql, id));
    await sql.query({ text: 'update coupons set deleted_at = $2 where id = $1', values: [id, ctx.now] });
    await writeAudit(sql, ctx, { ...auditOf('delete', id), before });
  });
}
