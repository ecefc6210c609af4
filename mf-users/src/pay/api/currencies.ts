import { http } from '@academy/shared-auth';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const currencySchema = v.object({ code: v.string(), decimal_digits: v.number() });
export type Currency = v.InferOutput<typeof currencySchema>;
export const currenciesResponse = v.object({ data: v.array(currencySchema) });

export const currencyQueries = {
  all: () =>
    queryOptions({
      queryKey: ['currencies'],
      queryFn: async ({ signal }) => (await http.get('currencies', { signal }).json(currenciesResponse)).data,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
