import { afterEach, expect, it } from 'vitest';
import { openMonths } from '#testing/fixtures/months.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { keepCurrency } from './academy-currency.ts';

const api = await useTestApi();
const { sql } = api.deps.database;
const { settings } = api.deps;

afterEach(() => {
  settings.currency = 'USD';
});

it('the academy’s currency can be changed until a price per class exists', async () => {
  await sql.query({ text: 'delete from teacher_salaries' });
  await sql.query({ text: 'delete from salary_adjustments' });
  await keepCurrency(sql, 'EGP');
  await keepCurrency(sql, 'JOD');
  await openMonths({ '2026-01-01': 500 });
  await keepCurrency(sql, 'JOD');
  await expect(keepCurrency(sql, 'USD')).rejects.toThrow(/CURRENCY is USD, but prices per class are in JOD/);
  await sql.query({ text: 'delete from academy_settings' });
  await expect(keepCurrency(sql, 'JOD')).rejects.toThrow(/in USD/);
});

it('prices and salaries are in the academy’s currency, a closed month in the currency at its closing', async () => {
  const opened = await openMonths({ '2026-01-01': 500 });
  await opened.held('2026-01-10T12:00:00Z');
  await opened.held('2026-02-10T12:00:00Z');
  await opened.close('2026-01');
  settings.currency = 'EGP';
  const token = opened.tokens.admin;
  const path = `/api/teacher-salaries/${opened.teacher.id}`;
  expect((await (await api.request('get', path, { token })).json()).data.currency).toBe('EGP');
  expect((await opened.month('2026-02')).currency).toBe('EGP');
  expect((await opened.month('2026-01')).currency).toBe('USD');
  const statistics = await api.request('get', `/api/teacher-statistics?month=2026-02&teacher_id=${opened.teacher.id}`, {
    token,
  });
  expect((await statistics.json()).data).toMatchObject({ currency: 'EGP', monthly_salary: 5 });
});
