import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { currenciesResponse } from '#/pay/api/currencies.ts';
import {
  type PayLine,
  type Payment,
  type PayRun,
  type PayRunHead,
  paymentsResponse,
  payRunResponse,
  payRunsPage,
} from '#/pay/api/pay-runs.ts';
import { server } from '#/testing/server.ts';

const waiting = { state: 'prepared', way: 'bank', reference: null, paidOn: null, rate: 1, repaid: 0 };

/** A line that waits, as the API sends it. */
export const aPayLine = (about: Partial<PayLine> & { id: string }): PayLine => ({
  ...waiting,
  teacher: { id: '7', name: 'Salma Haddad' },
  amount: 12_050,
  salary: 12_050,
  currency: 'USD',
  lastFour: '3029',
  may: { change: true, return: false },
  ...about,
});

export const aPayRun = (lines: PayLine[], about: Partial<PayRun> = {}): PayRun => ({
  id: '3',
  month: '2026-10',
  currency: 'USD',
  total: lines.reduce((sum, { salary, repaid }) => sum + salary - repaid, 0),
  open: lines.filter(({ state }) => state === 'prepared').length,
  teachers: new Set(lines.map(({ teacher }) => teacher.id)).size,
  lines,
  ...about,
});

export const aPayment = (about: Partial<Payment> & { id: string }): Payment => ({
  ...waiting,
  month: '2026-10',
  amount: 12_050,
  salary: 12_050,
  currency: 'USD',
  state: 'paid',
  reference: 'A 77',
  paidOn: '2026-11-04',
  ...about,
});

const currencies = { EGP: 2, IQD: 3, JPY: 0, USD: 2 };

/** Serves pay runs and their currencies. */
export function servePayRuns(runs: PayRun[]) {
  const heads: PayRunHead[] = runs;
  const data = Object.entries(currencies).map(([code, decimal_digits]) => ({ code, decimal_digits }));
  server.use(
    http.get('*/api/currencies', () => HttpResponse.json(v.parse(currenciesResponse, { data }))),
    http.get('*/api/pay-runs', () =>
      HttpResponse.json(v.parse(payRunsPage, { data: heads, pagination: { total: heads.length } })),
    ),
    http.get('*/api/pay-runs/:id', ({ params }) => {
      const run = runs.find(({ id }) => id === params.id);
      return run
        ? HttpResponse.json(v.parse(payRunResponse, { data: run }))
        : HttpResponse.json({ code: 'not_found', message: 'x', fields: [], requestId: 'r' }, { status: 404 });
    }),
  );
}

export function servePayments(lines: Payment[]) {
  server.use(
    http.get('*/api/teachers/:id/pay', () => HttpResponse.json(v.parse(paymentsResponse, { data: { lines } }))),
  );
}
