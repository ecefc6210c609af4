import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const text = v.nullable(v.string());
const payoutSchema = v.object({
  way: v.string(),
  holder: text,
  bank: text,
  account: text,
  wallet: text,
  /** The end of account or wallet, in the place of it. */
  lastFour: text,
});
export type Payout = v.InferOutput<typeof payoutSchema>;
const payoutResponse = v.object({ data: v.nullable(payoutSchema) });

const pathOf = (teacherId: string) => `teachers/${encodeURIComponent(teacherId)}/payout`;

export const payoutQueries = {
  /** Where a teacher is paid; null if nothing is known. @throws ApiError 404 for who may not read it. */
  of: (teacherId: string) =>
    queryOptions({
      queryKey: ['payout', teacherId],
      queryFn: async ({ signal }) => (await http.get(pathOf(teacherId), { signal }).json(payoutResponse)).data,
    }),
};

export interface PayoutFields {
  way: string;
  holder?: string;
  bank?: string;
  account?: string;
  wallet?: string;
}

export async function changePayout(teacherId: string, fields: PayoutFields): Promise<void> {
  await http.put(pathOf(teacherId), { json: fields });
}
