import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aTimeOff, aTimeOffResponse, timesOffOf } from '#/testing/times-off.ts';

test('a leader sees absences and closures, and adds absences alone', async () => {
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

test('an absence is taken back after a question', async () => {
  signInAs('leader');
  serve('absences/5', aTimeOffResponse());
  const undone = take('delete', 'absences/5', aTimeOffResponse({ state: 'undone', may: { undo: false } }));
  const { user } = await renderAt('/dashboard/absences/5');
  expect(await screen.findByText('Substitute: ⁨Bilal⁩')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const buttons = screen.getAllByRole('button', { name: 'Undo' });
  serve('absences/5', aTimeOffResponse({ state: 'undone', may: { undo: false } }));
  const confirm = buttons.at(-1);
  if (confirm) await user.click(confirm);
  expect(await screen.findByText('Taken back')).toBeTruthy();
  expect(undone).toHaveLength(1);
});

test('older absences come page by page', async () => {
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
