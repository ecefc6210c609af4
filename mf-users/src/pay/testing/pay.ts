import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type Salary, salaryPageSchema } from '#/pay/api/salaries.ts';
import { type Statistics, statisticsResponseSchema } from '#/pay/api/statistics.ts';
import { server } from '#/testing/server.ts';

/** A price as the API sends it. */
export const aSalary = (about: Partial<Salary> & { id: string }): Salary => ({
  price_per_class: 10,
  per: 'class',
  effective_from: '2026-01-01',
  created_at: '2025-12-20T09:00:00.000Z',
  ...about,
});

/** Serves a teacher's prices, latest first, from `held.salaries`; that of `current` is valid now. */
export function serveSalaries(salaries: Salary[], current: string | null) {
  const held = { salaries };
  server.use(
    http.get('*/api/teacher-salaries/:teacherId', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('per_page'))];
      const shown = held.salaries.slice((page - 1) * size, page * size);
      const data = { salaries: shown, currency: 'USD', current_from: current };
      return HttpResponse.json(v.parse(salaryPageSchema, { data, pagination: { total: held.salaries.length } }));
    }),
  );
  return held;
}

const MONTHS = 12;

/** A month of a teacher as the API sends it; each of the twelve months has as many classes as its position. */
function aMonth(about: Partial<Statistics> & { month: string }): Statistics {
  const [year = 0, number = 0] = about.month.split('-').map(Number);
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    month: new Date(Date.UTC(year, number - MONTHS + index)).toISOString().slice(0, 7),
    monthly_class_count: index + 1,
  }));
  return {
    monthly_class_count: MONTHS,
    held: MONTHS - 5,
    missed_by_students: 3,
    missed_by_teachers: 2,
    ...{ excused: 0, moved: 0, made_up: 0 },
    total_class_count: 140,
    monthly_salary: 1012.5,
    unpriced_classes: 0,
    currency: 'USD',
    salary_parts: {
      priced: [{ count: 81, price: 12.5, percent: 100, price_per_hour: null, minutes: null }],
      unpaid: 1,
      unpriced: 0,
      paid_before: 0,
      adjusted: 0,
    },
    current_students: 9,
    new_students: 2,
    stopped_students: 1,
    temporarily_suspended_students: 3,
    months,
    ...about,
  };
}

/** Serves a teacher's months, by default the current one; the returned list collects the requested months. */
export function serveStatistics(running: string, about: (month: string) => Partial<Statistics> = () => ({})) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/teacher-statistics', ({ request }) => {
      const said = new URL(request.url).searchParams.get('month');
      asked.push(said);
      const month = said ?? running;
      return HttpResponse.json(v.parse(statisticsResponseSchema, { data: aMonth({ month, ...about(month) }) }));
    }),
  );
  return asked;
}
