import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import {
  type Adjustment,
  type MonthSummary,
  monthResponseSchema,
  monthsPageSchema,
  type SalaryLine,
  type SalaryMonth,
} from '#/pay/api/salary-months.ts';
import { server } from '#/testing/server.ts';

/** A class of a salary month as the API sends it. */
export const aSalaryLine = (about: Partial<SalaryLine> & { class_id: string }): SalaryLine => ({
  starts_at: '2026-10-05T13:00:00.000Z',
  student: { id: '12', name: 'Layla Mansour' },
  attendance: 'presence',
  price: 12,
  price_per_hour: null,
  minutes: null,
  price_since: '2026-09-01',
  percent: 100,
  paid_before: 0,
  amount: 12,
  ...about,
});

/** An adjustment of a salary month as the API sends it. */
export const anAdjustment = (about: Partial<Adjustment> & { id: string }): Adjustment => ({
  amount: 5,
  reason: 'Ramadan',
  class: null,
  by: { id: '1', name: 'Maryam Haddad' },
  created_at: '2026-10-20T09:00:00.000Z',
  ...about,
});

export const aSalaryMonth = (about: Partial<SalaryMonth> = {}): SalaryMonth => {
  const lines = [
    aSalaryLine({ class_id: '1' }),
    aSalaryLine({ class_id: '2', student: { id: '13', name: 'Yusuf Ahmed' } }),
  ];
  return {
    month: '2026-10',
    currency: 'USD',
    zone: 'Asia/Amman',
    is_over: true,
    closed: null,
    lines,
    adjustments: [],
    total: 24,
    unpriced: 0,
    unreported: 0,
    may: { adjust: true, close: true, reopen: false },
    ...about,
  };
};

/** Serves a teacher's months from `held.month`, which a test may change; `asked` collects the requested months. */
export function serveSalaryMonth(month: SalaryMonth) {
  const held = { month };
  const asked: string[] = [];
  server.use(
    http.get('*/api/teacher-salaries/:teacherId/months/:month', ({ params }) => {
      asked.push(String(params.month));
      const data = { ...held.month, month: String(params.month) };
      return HttpResponse.json(v.parse(monthResponseSchema, { data }));
    }),
  );
  return { held, asked };
}

export const aMonthSummary = (about: Partial<MonthSummary> & { month: string }): MonthSummary => ({
  currency: 'USD',
  is_over: true,
  closed_at: null,
  total: 24,
  lines: 2,
  unpriced: 0,
  parts: { priced: [], unpaid: 0, unpriced: 0, paid_before: 0, adjusted: 0 },
  ...about,
});

/** Serves the list of a teacher's months, latest first. */
export function serveMonthList(months: MonthSummary[]) {
  server.use(
    http.get('*/api/teacher-salaries/:teacherId/months', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const pagination = { page, totalPages: Math.ceil(months.length / size) };
      const data = months.slice((page - 1) * size, page * size);
      return HttpResponse.json(v.parse(monthsPageSchema, { data, pagination }));
    }),
  );
}
