import type { MergeCheck, MergeVerb } from '#modules/people/people/merge/merge-parts.ts';

const countText = `select count(*) filter (where p.kind = 'monthly' and p.state in ('active', 'past_due'))::int as running,
    count(*) filter (where p.state in ('open', 'awaiting'))::int as open
  from purchases p where $1 in (p.user_id, p.student_id)`;

/** D164: nobody has two subscriptions (D35), and a second one could come of an open checkout or an awaited transfer. */
export const keepApartWhilePaying: MergeCheck = async (sql, { keptId, goneId }) => {
  const count = async (id: number) => {
    const [row] = await sql.query<{ running: number; open: number }>({ text: countText, values: [id] });
    return row ?? { running: 0, open: 0 };
  };
  const [kept, gone] = [await count(keptId), await count(goneId)];
  if (kept.running > 0 && gone.running > 0) return [{ reason: 'subscriptions', of: 'both' }];
  const isBusy = ({ running, open }: typeof kept) => running + open > 0;
  return isBusy(kept) && isBusy(gone) ? [{ reason: 'checkouts', of: 'both' }] : [];
};

/** The provider has the running subscription under the payer's own customer: that one stays. */
const customerText = `delete from payment_customers k where k.user_id = $2 and exists (
  select from payment_customers g join purchases p on p.user_id = g.user_id and p.account = g.account
  where g.user_id = $1 and g.account = k.account and p.kind = 'monthly' and p.state in ('active', 'past_due'))`;

export const mergeCustomers: MergeVerb = async (sql, { keptId, goneId }) => {
  await sql.query({ text: customerText, values: [goneId, keptId] });
};
