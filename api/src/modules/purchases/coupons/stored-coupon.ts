import { and, eq, isNull } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import { coupons } from './coupons.table.ts';

export type StoredCoupon = typeof coupons.$inferSelect;

const isThere = isNull(coupons.deletedAt);

/** The coupon, locked until the transaction ends. @throws AppError `not_found`. */
export async function lockCoupon(sql: Sql, id: number): Promise<StoredCoupon> {
  const [row] = await sql.orm
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isThere))
    .for('no key update');
  if (!row) throw notFound('Coupon');
  return row;
}

/** The coupon by its code in capitals; locked, so that the last use is given once. */
export async function lockCouponOfCode(sql: Sql, code: string): Promise<StoredCoupon | undefined> {
  const [row] = await sql.orm
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), isThere))
    .for('no key update');
  return row;
}

/** SQL: purchases with a coupon that are paid, or may still be. */
export const isUsed = (purchase: string): string => `${purchase}.state not in ('expired', 'failed')`;
