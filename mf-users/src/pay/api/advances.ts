import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { maySchema } from '#/base/api/may.ts';

const advanceSchema = v.object({
  id: v.string(),
  /** In the smallest unit of the currency, as all amounts. */
  amount: v.number(),
  currency: v.string(),
  months: v.number(),
  givenOn: v.string(),
  repaid: v.number(),
  /** What each month pays back. */
  parts: v.array(v.object({ month: v.string(), amount: v.number() })),
  may: maySchema(['delete']),
});
export type Advance = v.InferOutput<typeof advanceSchema>;
const advancesSchema = v.object({ advances: v.array(advanceSchema), currency: v.string(), may: maySchema(['give']) });
export type Advances = v.InferOutput<typeof advancesSchema>;
const advancesResponse = v.object({ data: advancesSchema });

const pathOf = (teacherId: string) => `teachers/${encodeURIComponent(teacherId)}/advances`;

export const advanceQueries = {
  /** @throws ApiError 404 for who may not read them. */
  of: (teacherId: string) =>
    queryOptions({
      queryKey: ['advances', teacherId],
      queryFn: async ({ signal }) => (await http.get(pathOf(teacherId), { signal }).json(advancesResponse)).data,
    }),
};

interface AdvanceFields {
  amount: number;
  months: number;
  givenOn: string;
}

/** The same key never gives a second one. */
export async function giveAdvance(teacherId: string, fields: AdvanceFields, key: string): Promise<void> {
  await http.post(pathOf(teacherId), { json: fields, headers: { 'Idempotency-Key': key } });
}

/** @throws ApiError 409 if a pay run already pays it back. */
export async function deleteAdvance(teacherId: string, id: string): Promise<void> {
  await http.delete(`${pathOf(teacherId)}/${encodeURIComponent(id)}`);
}
