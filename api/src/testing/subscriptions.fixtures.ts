import type { Sql } from '#base/database/sql.ts';

export const examplePackage = { title: 'Eight', classesNum: 8, prices: [{ currency: 'USD', amount: 40 }] };
export const exampleTransfer = { amount: 50, currency: 'USD', date: '2026-01-01' };

interface PackageState {
  visibleTo?: number[];
  deactivatedAt?: Date | null;
}

/** The path of a package. */
export async function storePackage(sql: Sql, { visibleTo = [], deactivatedAt = null }: PackageState): Promise<string> {
  const [row] = await sql.query<{ id: number }>({
    text: `with made as (insert into packages (title, classes_num, visible_to, deactivated_at)
        values ('Eight', 8, $1, $2) returning id)
      insert into package_prices (package_id, currency, amount_minor, position) select id, 'USD', 4000, 1 from made
      returning package_id as id`,
    values: [visibleTo, deactivatedAt],
  });
  return `/packages/${row?.id}`;
}

/** The path of a bank transfer. */
export async function storeTransfer(sql: Sql, payer: { id: number }): Promise<string> {
  const [row] = await sql.query<{ id: number }>({
    text: `insert into bank_transfers (user_id, amount_minor, currency, date) values ($1, 4000, 'USD', '2026-01-01')
      returning id`,
    values: [payer.id],
  });
  return `/bank-transfers/${row?.id}`;
}

/** A purchase that is paid, and its payment. */
export async function storePurchase(
  sql: Sql,
  buyer: { id: number },
  kind: 'monthly' | 'one_time' = 'monthly',
): Promise<{ purchaseId: number; paymentId: number }> {
  const packageId = (await storePackage(sql, {})).match(/\d+$/)?.[0];
  const [row] = await sql.query<{ purchaseId: number; paymentId: number }>({
    text: `with bought as (insert into purchases (user_id, package_id, kind, title, classes_num, currency, amount_minor, account, state)
        values ($1, $2, $3, 'Eight', 8, 'USD', 4000, 'sandbox', 'ended') returning *)
      insert into payments (purchase_id, user_id, kind, account, provider_id, number, pdf_url, state, currency, amount_minor, paid_at)
      select id, user_id, kind, account, 'in_' || id, 'TEST-' || id, 'https://pdf.test/' || id, 'paid', currency, amount_minor, now()
      from bought returning purchase_id as "purchaseId", id as "paymentId"`,
    values: [buyer.id, packageId, kind],
  });
  if (!row) throw new Error('the purchase was not stored');
  return row;
}
