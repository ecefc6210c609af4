import * as v from 'valibot';
import { endpoint } from '#base/http/endpoint.ts';
import { matching } from '#base/http/fields.ts';
import { officeMonth } from './office-month.ts';

const number = (pattern: RegExp, words: string) => v.pipe(matching(pattern, words), v.transform(Number));

export const officeEndpoints = [
  endpoint({
    method: 'get',
    path: '/office/month',
    inView: 'closed',
    tag: 'Subscriptions',
    summary: 'Get a month as a ZIP archive of CSV files: payments, refunds, transfers, receipts and salaries',
    access: { permission: 'office.month.read' },
    query: v.object({
      year: number(/^20\d\d$/, 'A year is expected'),
      month: number(/^(0?[1-9]|1[0-2])$/, 'A month from 1 to 12 is expected'),
    }),
    response: { type: 'application/zip' },
    errors: [422],
    handle: (ctx, { query, c }) => officeMonth({ ctx, ...query, c }),
  }),
];
