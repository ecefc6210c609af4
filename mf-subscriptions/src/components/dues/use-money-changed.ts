import { useQueryClient } from '@tanstack/react-query';
import { transferQueries } from '#/api/bank-transfers.ts';
import { dueQueries } from '#/api/dues.ts';
import { purchaseQueries } from '#/api/purchases.ts';
import { receiptQueries } from '#/api/receipts.ts';

/** What a transfer or its due changes: dues, transfers, purchases with their classes, and receipts. */
const changed = [dueQueries, transferQueries, purchaseQueries, receiptQueries];

/** Fetches all of it again. */
export function useMoneyChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(changed.map((queries) => client.invalidateQueries({ queryKey: queries.all() })));
}
