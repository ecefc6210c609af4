import { screen } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aTimeOff, timesOffOf } from '#/testing/times-off.ts';

test('a leader sees absences and closures, and can add only absences', async () => {
  signInAs('leader');
  serve('absences', timesOffOf([aTimeOff()]));
  serve('closures', timesOffOf([]));
  await renderAt('/dashboard/absences');
  expect(await screen.findByRole('link', { name: 'Ahmad' })).toBeTruthy();
  expect(screen.getByText('Coming up')).toBeTruthy();
  expect(await screen.findByText('No closures')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Record an absence' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Close the academy' })).toBeNull();
});

test('older absences load page by page', async () => {
  signInAs('leader');
  const older = aTimeOff({ id: '4', teacher: { id: '9', name: 'Khalid' } });
  const searches = serve('absences', (search) =>
    search.get('page') === '1' ? timesOffOf([aTimeOff()], 21) : timesOffOf([older], 21),
  );
  serve('closures', timesOffOf([]));
  const { user } = await renderAt('/dashboard/absences');
  await screen.findByRole('link', { name: 'Ahmad' });
  expect(screen.queryByRole('link', { name: 'Khalid' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByRole('link', { name: 'Khalid' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ahmad' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  expect(searches.map((search) => search.get('page'))).toEqual(['1', '2']);
});

test('absences that could not be loaded can be retried, while closures are shown', async () => {
  signInAs('leader');
  reject('get', 'absences', 422);
  serve('closures', timesOffOf([]));
  const { user } = await renderAt('/dashboard/absences');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByText('No closures')).toBeTruthy();
  serve('absences', timesOffOf([aTimeOff()]));
  await user.click(again);
  expect(await screen.findByRole('link', { name: 'Ahmad' })).toBeTruthy();
});

test('older absences that could not be loaded can be retried, and the shown ones stay', async () => {
  signInAs('leader');
  serve('absences', timesOffOf([aTimeOff()], 21));
  serve('closures', timesOffOf([]));
  const { user } = await renderAt('/dashboard/absences');
  const more = await screen.findByRole('button', { name: 'Show older ones' });
  reject('get', 'absences', 422);
  await user.click(more);
  expect(await screen.findByText('The older ones could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ahmad' })).toBeTruthy();
});

test('absences show a skeleton while they load', async () => {
  signInAs('leader');
  server.use(http.get('*/api/absences', () => new Promise<HttpResponse<null>>(() => {})));
  serve('closures', timesOffOf([]));
  await renderAt('/dashboard/absences');
  expect(await screen.findByText('No closures')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Record an absence' })).toBeTruthy();
  expect(screen.getByText('Loading…')).toBeTruthy();
});
