import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aMonthlyReport, asked, serveMonthlyReport } from '#/testing/monthly.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/monthly-report/5';

test('the academy’s own questions are in the reader’s language, others as they were asked (D168)', async () => {
  signInAs('guest');
  const own = { question: 'One?', answer: 'Well', questionIn: { en: 'One?', ar: 'ما الأول؟' } };
  const other = { question: 'Why?', answer: 'Because', questionIn: null };
  serveMonthlyReport(aMonthlyReport({ id: '5', questionsAndAnswers: [own, other] }));
  await renderAt(PATH, 'ar');
  expect((await screen.findByText('ما الأول؟')).lang).toBe('ar');
  expect(screen.queryByText('One?')).toBeNull();
  expect(screen.getByText('Why?').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('a parent reads the answers of a monthly report with the figures of its month, and prints them', async () => {
  signInAs('guest');
  const questionsAndAnswers = asked.ar.map((question) => ({ question, answer: 'ممتاز', questionIn: null }));
  serveMonthlyReport(aMonthlyReport({ id: '5', language: 'ar', questionsAndAnswers }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: 'Report on October 2026' })).toBeTruthy();
  expect(screen.getByText('ما السابع؟').closest('[lang]')?.getAttribute('lang')).toBe('ar');
  expect(screen.getAllByText('ممتاز')).toHaveLength(7);
  const month = within(screen.getByRole('region', { name: 'The month' }));
  expect(month.getByText('11')).toBeTruthy();
  expect(month.queryByText('Cancelled')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('a monthly report that failed to load can be retried; for a deleted one the page says so', async () => {
  signInAs('student');
  reject('get', 'monthly-reports/5', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'monthly-reports/5', 404);
  await user.click(again);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'To the monthly reports' });
  expect(link.pathname).toBe('/dashboard/classes/monthly-report');
  expect(screen.getByRole('heading', { level: 1, name: 'Monthly report' })).toBeTruthy();
});
