import { expect, it } from 'vitest';
import { academyMonth } from '#modules/platform/academy/academy-time.ts';
import { countStatements } from '#testing/count-statements.ts';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi();
type Months = Awaited<ReturnType<typeof openMonths>>;

async function list({ teacher, tokens }: Pick<Months, 'teacher' | 'tokens'>, query = '', token = tokens.admin) {
  const response = await api.request('get', `/api/teacher-salaries/${teacher.id}/months${query}`, { token });
  return { status: response.status, body: await response.json() };
}

it('a teacher’s months are listed with total, lines and closing, the current one first', async () => {
  const opened = await openMonths({ '2026-01-01': 500 });
  const { held, close, adjust, month } = opened;
  await held('2026-01-31T20:59:00Z');
  // 1 February in the academy's zone.
  await held('2026-01-31T21:01:00Z');
  await held('2026-02-10T12:00:00Z', { attendance: 'absence_teacher' });
  await held('2026-02-11T12:00:00Z', { status: 'cancelled' });
  await close('2026-01');
  await adjust('2026-03', 20.5);
  const { data, pagination } = (await list(opened)).body;
  const none = { priced: [], unpaid: 0, unpriced: 0, paid_before: 0, adjusted: 0 };
  const one = { count: 1, price: 5, price_per_hour: null, minutes: null, percent: 100 };
  const common = { currency: 'USD', unpriced: 0, parts: none };
  const running = academyMonth({ now: api.clock.now(), deps: api.deps });
  expect(data).toEqual([
    { ...common, month: running, is_over: false, closed_at: null, total: 0, lines: 0 },
    {
      ...common,
      month: '2026-03',
      is_over: true,
      closed_at: null,
      total: 20.5,
      lines: 0,
      parts: { ...none, adjusted: 20.5 },
    },
    {
      ...common,
      month: '2026-02',
      is_over: true,
      closed_at: null,
      total: 5,
      lines: 2,
      parts: { ...none, priced: [one], unpaid: 1 },
    },
    {
      ...common,
      month: '2026-01',
      is_over: true,
      closed_at: api.clock.now().toISOString(),
      total: 5,
      lines: 1,
      parts: { ...none, priced: [one] },
    },
  ]);
  expect(pagination).toEqual({ total: 4, page: 1, per_page: 10, totalPages: 1 });
  for (const { month: name, total, lines } of data) {
    const shown = await month(name);
    expect([shown.total, shown.lines.length], name).toEqual([total, lines]);
  }
});

it('salary months are listed in pages, and a month is never divided between pages', async () => {
  const opened = await openMonths({ '2026-02-01': 500 });
  for (const day of ['2026-01-05', '2026-02-05', '2026-02-06', '2026-04-05']) await opened.held(`${day}T12:00:00Z`);
  const { data, pagination } = (await list(opened, '?per_page=2&page=2')).body;
  expect(data).toMatchObject([
    { month: '2026-02', total: 10, lines: 2 },
    { month: '2026-01', total: 0, lines: 1, unpriced: 1 },
  ]);
  expect(pagination).toEqual({ total: 4, page: 2, per_page: 2, totalPages: 2 });
  expect((await list(opened, '?page=9')).body).toMatchObject({ data: [], pagination: { total: 4 } });
});

it('only the teacher and admins see salary months (D33)', async () => {
  const opened = await openMonths({});
  const statusFor = async (viewer: { id: number }) => (await list(opened, '', await api.tokenFor(viewer))).status;
  expect(await statusFor(opened.teacher)).toBe(200);
  for (const viewer of [opened.leader, opened.student, await api.buildTeacher()])
    expect(await statusFor(viewer)).toBe(404);
  expect((await list({ ...opened, teacher: opened.student as Months['teacher'] })).status).toBe(404);
});

it('the list of salary months is one SQL statement for the teacher and for an admin', async () => {
  const opened = await openMonths({});
  for (const token of [opened.tokens.admin, await api.tokenFor(opened.teacher)]) {
    await list(opened, '', token);
    expect(await countStatements(api.deps.database.pool, () => list(opened, '', token))).toBe(1);
  }
});
