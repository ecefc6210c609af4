import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import { aShift, shiftsOf } from '#/testing/shifts.ts';
import { signInAs } from '#/testing/sign-in.ts';

test('past and future shifts show their size, days and the people whose classes they move', async () => {
  signInAs('admin');
  const past = aShift({
    id: '4',
    from: '2020-04-01',
    to: '2020-04-20',
    endsAt: '2020-04-20T21:00:00.000Z',
    minutes: 30,
    teacher: { id: '7', name: 'Ahmad' },
  });
  serve('shifts', shiftsOf([aShift(), past]));
  await renderAt('/dashboard/shifts');
  expect(await screen.findByText('60 minutes earlier')).toBeTruthy();
  expect(screen.getByText('30 minutes later')).toBeTruthy();
  expect(screen.getByText(/^All teachers/)).toBeTruthy();
  expect(screen.getByText(/^⁨Ahmad⁩’s classes/)).toBeTruthy();
  expect(screen.getByText('Coming up')).toBeTruthy();
  expect(screen.getByText('Past')).toBeTruthy();
});

test('an empty list of shifts says what they are for, and leads to a new one', async () => {
  signInAs('admin');
  serve('shifts', shiftsOf([]));
  await renderAt('/dashboard/shifts');
  expect(await screen.findByText('No changed class times')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change class times' }).getAttribute('href')).toBe('/dashboard/shifts/add');
});

test('shifts that could not be loaded can be retried', async () => {
  signInAs('admin');
  reject('get', 'shifts', 422);
  const { user } = await renderAt('/dashboard/shifts');
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve('shifts', shiftsOf([aShift()]));
  await user.click(again);
  expect(await screen.findByText('60 minutes earlier')).toBeTruthy();
});

test('older shifts load page by page', async () => {
  signInAs('admin');
  serve('shifts', (search) =>
    search.get('page') === '1' ? shiftsOf([aShift()], 21) : shiftsOf([aShift({ id: '4', minutes: 15 })], 21),
  );
  const { user } = await renderAt('/dashboard/shifts');
  await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('15 minutes later')).toBeTruthy();
  expect(screen.getByText('60 minutes earlier')).toBeTruthy();
});
