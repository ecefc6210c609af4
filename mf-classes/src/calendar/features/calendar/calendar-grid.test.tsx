import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPlannedClass, serveCalendar } from '#/testing/calendar.ts';
import { serveAwaitedTeacher } from '#/testing/next-steps.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/calendar?date=2031-01-15';

test('on a wide screen the month is a grid, whose days open the day view', async () => {
  signInAs('teacher');
  serveCalendar([aPlannedClass()]);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('link', { name: /^Open .*16 January 2031|^Open January 16, 2031/ }));
  expect(screen.getByRole('heading', { level: 2, name: /^Thursday,? 16 January 2031$/ })).toBeTruthy();
});

test('above an empty month a student who waits for a teacher reads the first step (D119)', async () => {
  signInAs('student');
  serveCalendar([]);
  serveAwaitedTeacher();
  await renderAt(PATH);
  expect(await screen.findByText(/^The academy will choose your teacher by /)).toBeTruthy();
});
