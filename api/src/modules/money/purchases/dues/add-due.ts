import type { Sql } from '#base/database/sql.ts';
import { dueChanged } from '../purchase-events.ts';
import type { StoredPurchase } from '../stored-purchase.ts';

interface NewDue {
  purchase: StoredPurchase;
  number: number;
  reference: string;
  period: { from: string; to: string } | null;
  dueOn: string;
  at: Date;
}

const insertText = `insert into dues (purchase_id, user_id, student_id, number, reference, period_from, period_to, currency, amount_minor,
    due_on, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id::int as id`;

/** D113: what a month of a purchase costs: the discount is promised for so many payments. */
const amountOf = ({ minor, discount }: Pick<StoredPurchase, 'minor' | 'discount'>, number: number): number =>
  discount && number <= (discount.months ?? number) ? minor - discount.minor : minor;

/** @returns its id; null if this month of the purchase has one, or the reference is another purchase's. */
export async function addDue(
  sql: Sql,
  { purchase, number, reference, period, dueOn, at }: NewDue,
): Promise<number | null> {
  const { id, userId, studentId, currency } = purchase;
  const about = [id, userId, studentId, number, reference, period?.from ?? null, period?.to ?? null];
  const values = [...about, currency, amountOf(purchase, number), dueOn, at];
  const [row] = await sql.query<{ id: number }>({ text: insertText, values });
  if (!row) return null;
  await dueChanged.publish(sql, at, { purchase, dueId: row.id, state: 'open', minor: amountOf(purchase, number) });
  return row.id;
}
