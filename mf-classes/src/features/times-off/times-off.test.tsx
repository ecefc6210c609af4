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
