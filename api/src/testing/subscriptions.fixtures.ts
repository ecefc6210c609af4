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
