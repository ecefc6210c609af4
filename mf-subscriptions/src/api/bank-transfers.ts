import { http } from '@academy/shared-auth';
import type { ListPage, ListParams } from '@academy/shared-ui/list';
import { listRequest } from '@academy/shared-ui/list-request';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from './may.ts';
import { transferTexts } from './transfer-fields.ts';

const transferSchema = v.object({
  id: v.string(),
  user_id: v.string(),
  user_name: v.string(),
  amount: v.number(),
  currency: v.string(),
  ...transferTexts.read,
  may: maySchema(['update', 'delete']),
});
export type Transfer = v.InferOutput<typeof transferSchema>;
export const transferPageSchema = v.object({
  data: v.array(transferSchema),
  pagination: v.object({ total: v.number() }),
});
export const transferResponse = v.object({ data: transferSchema });

/** The form's request. An amount is sent as typed, so that it stays exact. */
export interface TransferFields extends v.InferOutput<typeof transferTexts.written> {
  user_id: string;
  amount: string;
  currency: string;
}

const MOST_OF_PAYER = '10';
const allTransfers = ['bank-transfers'] as const;
const pathOf = (id: string) => `bank-transfers/${encodeURIComponent(id)}`;

function listQuery(searchParams: Record<string, string>) {
  return queryOptions({
    queryKey: [...allTransfers, 'list', searchParams],
    queryFn: async ({ signal }): Promise<ListPage<Transfer>> => {
      const { data, pagination } = await http.get('bank-transfers', { searchParams, signal }).json(transferPageSchema);
      return { rows: data, total: pagination.total };
    },
  });
}

export const transferQueries = {
  all: () => allTransfers,
  list: (params: ListParams) => listQuery(listRequest(params)),
  /** The latest payments of one person. */
  ofPayer: (userId: string) => listQuery({ user_id: userId, sort: '-date', page: '1', per_page: MOST_OF_PAYER }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...allTransfers, 'detail', id],
      queryFn: async ({ signal }) => (await http.get(pathOf(id), { signal }).json(transferResponse)).data,
    }),
};

/** Records a payment; resolves with its id. The same key never records it twice. */
export async function createTransfer(fields: TransferFields, key: string): Promise<string> {
  const headers = { 'Idempotency-Key': key };
  return (await http.post('bank-transfers', { json: fields, headers }).json(transferResponse)).data.id;
}

export async function changeTransfer(id: string, fields: TransferFields): Promise<void> {
  await http.put(pathOf(id), { json: fields });
}

export async function deleteTransfer(id: string): Promise<void> {
  await http.delete(pathOf(id));
}
