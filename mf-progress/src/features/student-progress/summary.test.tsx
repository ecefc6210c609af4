import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { progress, serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

beforeEach(() => void signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.read']));
const open = (language: 'en' | 'ar' = 'en') =>
  renderInPage('person.summary', ({ place }) => place({ userId: '7', role: 'student' }), language);

const never = { lastHeard: null };

test.each([
  [
    'whole juz and pages',
    { whole: { juz: 3, pages: 12 } },
    'Memorised: 3 juz and 12 pages · last recited on 20 Nov 2026',
  ],
  ['a juz alone', { whole: { juz: 1, pages: 0 }, ...never }, 'Memorised: 1 juz'],
  ['pages alone', { whole: { juz: 0, pages: 1 }, ...never }, 'Memorised: 1 page'],
  ['ayahs, where no page is whole', { whole: { juz: 0, pages: 0 }, ...never }, 'Memorised: 34 ayahs'],
])('the page of a student shows the memorised part in one line: %s', async (_, about, line) => {
  serveStudent({ about });
  await open();
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Map' }).pathname).toBe('/dashboard/progress/7');
});

test('the line with the memorised part is Arabic on an Arabic page', async () => {
  serveStudent({ about: { whole: { juz: 2, pages: 14 }, ...never } });
  await open('ar');
  expect(await screen.findByText('المحفوظ: جزآن و14 صفحة')).toBeTruthy();
});

test('without memorised ayahs the page of a student has no card', async () => {
  const asked = serve('students/7/progress', { data: { ...progress, memorised: 0 } });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => screen.queryByText(/^Memorised/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Progress in memorisation' })).toBeNull();
});
