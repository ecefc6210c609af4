import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { aSeries, serveSeries } from '#/testing/series.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/series/4';
const ONE = 'series/4/not-made/5';
const taken = { code: 'conflict', fields: [{ path: 'time', code: 'overlap', message: 'Taken' }] };
const TAKEN = 'This time is taken. Choose another one.';

/** The page of a series with a class that could not be made, as an admin sees it. */
async function open(state: 'waiting' | 'skipped' = 'waiting') {
  signInAs('admin');
  const planned = { date: '2031-01-20', startsAt: '2031-01-20T18:00:00.000Z', endsAt: '2031-01-20T18:30:00.000Z' };
  const notMade = [{ ...planned, id: '5', reason: 'teacher' as const, state }];
  serveSeries(aSeries({ notMade, may: { edit: true, allow: true } }));
  const { user } = await renderAt(PATH, 'en', true);
  return { user, press: async (name: string) => user.click(await screen.findByRole('button', { name })) };
}

test.each([
  ['waiting', 'Leave out'],
  ['skipped', 'Schedule it when the time is free'],
] as const)('a decision about a class that is %s shows the reason of its failure', async (state, button) => {
  const { press } = await open(state);
  reject('put', ONE, 500);
  await press(button);
  expect(await screen.findByText('That did not work. Please try again in a moment.')).toBeTruthy();
});

test('the error of one decision is not shown for the next', async () => {
  const { press } = await open();
  reject('put', ONE, 403);
  await press('Leave out');
  await screen.findByText('Your role does not include this.');
  await press('Choose another time');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).queryByText('Your role does not include this.')).toBeNull();
});

test('a class is made at another time, on the clock of its series', async () => {
  const { press } = await open();
  const sent = take('put', ONE, { data: aSeries() });
  await press('Choose another time');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Time' }), { target: { value: '19:15' } });
  await press('Add the class');
  expect(await screen.findByText('Class added')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ action: 'move', date: '2031-01-20', time: '19:15' });
});

test('an empty or invalid other time has an error at its field, and is not sent', async () => {
  const { press } = await open();
  const sent = take('put', ONE, { data: aSeries() });
  await press('Choose another time');
  fireEvent.change(await screen.findByLabelText('Date'), { target: { value: '' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: 'noon' } });
  await press('Add the class');
  expect(await screen.findByText('Date is required')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Time' }).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toHaveLength(0);
});

test('another time that is taken has an error, and a past one has it at the field', async () => {
  const { press } = await open();
  reject('put', ONE, 409, taken);
  await press('Choose another time');
  await press('Add the class');
  expect(await screen.findByText(TAKEN)).toBeTruthy();
  reject('put', ONE, 422, { code: 'invalid', fields: [{ path: 'time', code: 'past', message: 'Past' }] });
  await press('Add the class');
  expect(await screen.findByText('Choose a later time')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Time' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(TAKEN)).toBeNull();
});

test('allowing an overlap requires a reason, and a failure shows its cause', async () => {
  const { user, press } = await open();
  reject('put', ONE, 403);
  await press('Allow both');
  await press('Add the class');
  expect(await screen.findByText('Reason is required')).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'Two at once');
  await press('Add the class');
  expect(await screen.findByText('Your role does not include this.')).toBeTruthy();
});

test('a series cannot be ended with an empty day', async () => {
  const { press } = await open();
  const sent = take('post', 'series/4/end', { data: aSeries() });
  await press('End');
  const day = await screen.findByLabelText('First day without classes');
  for (const value of ['', 'next month']) {
    fireEvent.change(day, { target: { value } });
    await press('End weekly classes');
    expect(await screen.findByText('Date is required')).toBeTruthy();
  }
  expect(sent).toHaveLength(0);
});

test('a rejected end has an error at the day, or says that the series has changed and loads it again', async () => {
  const { press } = await open();
  reject('post', 'series/4/end', 422, { code: 'invalid', fields: [{ path: 'from', code: 'invalid', message: 'No' }] });
  await press('End');
  await press('End weekly classes');
  expect(await screen.findByText('Choose a day from today on')).toBeTruthy();
  reject('post', 'series/4/end', 409, { code: 'conflict' });
  const ended = aSeries({ status: 'ended' });
  serveSeries(ended);
  await press('End weekly classes');
  await waitFor(() => expect(screen.getByText('Ended')).toBeTruthy());
});
