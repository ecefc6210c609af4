import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { handOver, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7/hand-over';
beforeEach(() => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']);
  serveStudent();
});

test('the hand-over of a student is one page with what is memorised, weak, next and recited last', async () => {
  serve('students/7/progress/handover', { data: handOver });
  await renderAt(PATH);
  expect(await screen.findByText('Al-Baqarah 28–40')).toBeTruthy();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(Object.fromEntries(terms.map((term, index) => [term, facts[index]]))).toMatchObject({
    Memorised: expect.stringMatching(
      /^34 ayahs: 20 solid and up to date · 4 to strengthen · 10 to teach again.*Al-Fatihah, Al-Baqarah 1–27$/,
    ),
    'To strengthen': expect.stringMatching(/Al-Baqarah 1–4$/),
    'To teach again': expect.stringMatching(/Al-Baqarah 5–9, 15–19$/),
    'What comes next': 'Al-Baqarah 28–40',
  });
  const recent = within(screen.getByRole('region', { name: 'Last recited' }));
  expect(recent.getByText('New memorisation: Al-Baqarah 1–40')).toBeTruthy();
  expect(recent.getByText('20 Nov 2026 · Level 4 of 5')).toBeTruthy();
  expect(recent.getByText('Slowly')).toBeTruthy();
});

test('a hand-over that could not be loaded can be retried', async () => {
  reject('get', 'students/7/progress/handover', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve('students/7/progress/handover', { data: handOver });
  await user.click(again);
  expect(await screen.findByText('Slowly')).toBeTruthy();
});
