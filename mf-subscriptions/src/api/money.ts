import { http } from '@academy/shared-auth';
import { restorable } from '@academy/shared-ui/restored';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

/** `2026-11`; refunds are deducted from card payments. */
const monthSchema = v.object({ month: v.string(), card: v.number(), transfers: v.number() });
export type MoneyMonth = v.InferOutput<typeof monthSchema>;
const moneySchema = v.array(v.object({ currency: v.string(), months: v.array(monthSchema) }));
export type Money = v.InferOutput<typeof moneySchema>;
export const moneyResponse = v.object({ data: moneySchema });

/** Income by month and currency in the last twelve months. */
export const moneyQuery = () =>
  restorable(
    moneySchema,
    queryOptions({
      queryKey: ['money'],
      queryFn: async ({ signal }) => (await http.get('statistics/money', { signal }).json(moneyResponse)).data,
    }),
  );
