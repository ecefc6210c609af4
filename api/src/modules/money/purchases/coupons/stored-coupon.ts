import { and, desc, eq, isNull, ne, or, sql as sqlText } from 'drizzle-orm';
import type { Sql } from '#base/database/sql.ts';
import { AppError, notFound } from '#base/errors/app-error.ts';
import { codeKey } from './coupons.fields.ts';
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

const keyOf = sqlText`translate(fold_text(${coupons.code}), '-_', '')`;

/** SQL: coupons that a typed code may mean. A code of signs alone has no key, and means itself. */
function isMeantBy(code: string) {
  const key = codeKey(code);
  return key === '' ? eq(coupons.code, code) : or(eq(coupons.code, code), eq(keyOf, key));
}

/**
 * The coupon by its code, however it is typed; locked, so that the last use is given once. Of older ones that differ in
 * accents or dashes alone the one that was typed exactly comes first.
 */
export async function lockCouponOfCode(sql: Sql, code: string): Promise<StoredCoupon | undefined> {
  const [row] = await sql.orm
    .select()
    .from(coupons)
    .where(and(isMeantBy(code), isThere))
    .orderBy(desc(eq(coupons.code, code)), coupons.id)
    .limit(1)
    .for('no key update');
  return row;
}

const CODES_LOCK = 4_711_007;
const TAKEN = 'This code is already taken';

/** Rejects a code that would be read as another coupon's. @throws AppError at `code`. */
export async function rejectTakenCode(sql: Sql, code: string, id: number | null): Promise<void> {
  await sql.query({ text: 'select pg_advisory_xact_lock($1)', values: [CODES_LOCK] });
  const [other] = await sql.orm
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(isMeantBy(code), isThere, id === null ? undefined : ne(coupons.id, id)))
    .limit(1);
  if (other) throw new AppError('duplicate', TAKEN, [{ path: 'code', code: 'duplicate', message: TAKEN }]);
}

/** SQL: purchases with a coupon that are paid, or may still be. */
export const isUsed = (purchase: string): string => `${purchase}.state not in ('expired', 'failed')`;
