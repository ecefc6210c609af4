import type { Sql } from '#base/database/sql.ts';
import { boughtTitleAr } from '#modules/money/packages/offered-package.ts';
import type { Discount } from './coupons/discount.ts';
import type { purchaseStates } from './purchases.table.ts';
import type { Snapshot } from './settlement/settle-purchase.ts';

export interface StoredPurchase {
  id: number;
  /** The payer. */
  userId: number;
  /** The student: the payer, or a child (D116). */
  studentId: number;
  packageId: number;
  kind: Snapshot['kind'];
  title: string;
  titleAr: string | null;
  classesNum: number;
  currency: string;
  minor: number;
  /** The typed code, in capitals. */
  coupon: string | null;
  /** The promised discount (D113): that of the coupon, or the sibling discount if it is greater. */
  discount: Discount | null;
  account: string;
  idempotencyKey: string | null;
  checkoutId: string | null;
  checkoutUrl: string | null;
  subscriptionId: string | null;
  state: (typeof purchaseStates)[number];
  version: number;
  createdAt: Date;
}

/** SQL: the `Discount` of a purchase. */
export const discountJson = (
  purchase: string,
): string => `case when ${purchase}.discount_minor > 0 then json_build_object(
  'coupon', case when ${purchase}.coupon_id is not null
    then json_build_object('id', ${purchase}.coupon_id, 'code', ${purchase}.coupon_code) end,
  'minor', ${purchase}.discount_minor, 'months', ${purchase}.discount_months) end`;

const columns = `id, user_id as "userId", student_id as "studentId", package_id as "packageId", kind, title, ${boughtTitleAr('purchases')} as "titleAr", classes_num as "classesNum", currency,
  amount_minor as minor, account, idempotency_key as "idempotencyKey", checkout_id as "checkoutId",
  checkout_url as "checkoutUrl", subscription_id as "subscriptionId", state, version, created_at as "createdAt", coupon_code as coupon, ${discountJson('purchases')} as discount`;

export async function findPurchase(
  sql: Sql,
  id: number,
  lock: '' | 'for no key update' = '',
): Promise<StoredPurchase | undefined> {
  const text = `select ${columns} from purchases where id = $1 ${lock}`;
  const [row] = await sql.query<StoredPurchase>({ text, values: [id] });
  return row;
}

interface Learning {
  userId: number;
  studentId: number;
}

/**
 * An open purchase, neither paid nor ended: the payer's, of which there is at most one, or another payer's for the same
 * student.
 */
export async function findOpenPurchase(sql: Sql, { userId, studentId }: Learning): Promise<StoredPurchase | undefined> {
  const text = `select ${columns} from purchases where (user_id = $1 or student_id = $2) and state = 'open'
    order by user_id = $1 desc limit 1`;
  const [row] = await sql.query<StoredPurchase>({ text, values: [userId, studentId] });
  return row;
}

/** Whoever pays: an open purchase for a student, neither paid nor ended. */
export async function findOpenOf(sql: Sql, studentId: number): Promise<StoredPurchase | undefined> {
  const text = `select ${columns} from purchases where student_id = $1 and state = 'open' order by id limit 1`;
  const [row] = await sql.query<StoredPurchase>({ text, values: [studentId] });
  return row;
}

/** SQL: whether a received payment of a purchase differs from the price (D36). */
export const hasHeldPayment = (purchaseId: string): string =>
  `exists (select from payments y where y.purchase_id = ${purchaseId} and y.held)`;

/** SQL: whether a checkout is complete and its money has not arrived: the bank pays days later. */
export const hasPaymentOnItsWay = (purchaseId: string): string =>
  `exists (select from payments y where y.purchase_id = ${purchaseId} and y.state = 'open')`;

export async function isPending(sql: Sql, id: number): Promise<boolean> {
  const text = `select from purchases p where p.id = $1 and p.state = 'open' and ${hasPaymentOnItsWay('p.id')}`;
  return (await sql.query({ text, values: [id] })).length > 0;
}

export async function findByKey(sql: Sql, userId: number, key: string): Promise<StoredPurchase | undefined> {
  const text = `select ${columns} from purchases where user_id = $1 and idempotency_key = $2`;
  const [row] = await sql.query<StoredPurchase>({ text, values: [userId, key] });
  return row;
}

export async function isSubscribed(sql: Sql, studentId: number): Promise<boolean> {
  const text = `select from purchases where student_id = $1 and kind = 'monthly' and state in ('active', 'past_due')`;
  return (await sql.query({ text, values: [studentId] })).length > 0;
}

/** A purchase by transfer that is not yet paid (D130): of a student, at most one. */
export async function findAwaiting(sql: Sql, studentId: number): Promise<StoredPurchase | undefined> {
  const text = `select ${columns} from purchases where student_id = $1 and state = 'awaiting' limit 1`;
  const [row] = await sql.query<StoredPurchase>({ text, values: [studentId] });
  return row;
}

type NewPurchase = Pick<
  StoredPurchase,
  | 'userId'
  | 'studentId'
  | 'packageId'
  | 'kind'
  | 'title'
  | 'classesNum'
  | 'currency'
  | 'minor'
  | 'coupon'
  | 'discount'
  | 'account'
  | 'idempotencyKey'
  | 'createdAt'
> &
  Partial<Pick<StoredPurchase, 'state'>>;

const insertText = `insert into purchases (user_id, package_id, kind, title, classes_num, currency, amount_minor, account,
  idempotency_key, created_at, student_id, coupon_code, coupon_id, discount_minor, discount_months, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning ${columns}`;

export async function addPurchase(sql: Sql, purchase: NewPurchase): Promise<StoredPurchase> {
  const { userId, studentId, packageId, kind, title, classesNum, currency, minor } = purchase;
  const { account, idempotencyKey, createdAt, coupon, discount, state = 'open' } = purchase;
  const promised = [coupon, discount?.coupon?.id ?? null, discount?.minor ?? 0, discount?.months ?? null];
  const bought = [userId, packageId, kind, title, classesNum, currency, minor];
  const values = [...bought, account, idempotencyKey, createdAt, studentId, ...promised, state];
  const [row] = await sql.query<StoredPurchase>({ text: insertText, values });
  if (!row) throw new Error('the purchase was not stored');
  return row;
}

/** @returns whether it was still open with this checkout: a newer checkout would stay payable at the provider. */
export async function closePurchase(
  sql: Sql,
  { id, checkoutId }: Pick<StoredPurchase, 'id' | 'checkoutId'>,
): Promise<boolean> {
  const text = `update purchases set state = 'expired', version = version + 1
    where id = $1 and state = 'open' and checkout_id is not distinct from $2 returning 1`;
  return (await sql.query({ text, values: [id, checkoutId] })).length > 0;
}

/** Stores the checkout's address. @returns whether the purchase was still open. */
export async function storeCheckout(sql: Sql, id: number, checkout: { id: string; url: string }): Promise<boolean> {
  const text = `update purchases set checkout_id = $2, checkout_url = $3 where id = $1 and state = 'open' returning 1`;
  return (await sql.query({ text, values: [id, checkout.id, checkout.url] })).length > 0;
}

export async function customerOf(sql: Sql, userId: number, account: string): Promise<string | undefined> {
  const text = 'select customer_id as id from payment_customers where user_id = $1 and account = $2';
  const [row] = await sql.query<{ id: string }>({ text, values: [userId, account] });
  return row?.id;
}

/** Of two parallel calls the first one counts. @returns the stored customer. */
export async function storeCustomer(sql: Sql, userId: number, account: string, customerId: string): Promise<string> {
  await sql.query({
    text: `insert into payment_customers (user_id, account, customer_id) values ($1, $2, $3) on conflict do nothing`,
    values: [userId, account, customerId],
  });
  return (await customerOf(sql, userId, account)) ?? customerId;
}

/** Removes a customer whom the provider no longer knows. */
export async function dropCustomer(sql: Sql, userId: number, account: string): Promise<void> {
  const text = 'delete from payment_customers where user_id = $1 and account = $2';
  await sql.query({ text, values: [userId, account] });
}
