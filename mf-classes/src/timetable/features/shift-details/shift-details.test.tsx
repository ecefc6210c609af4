import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { aShift, aShiftResponse } from '#/testing/shifts.ts';
import { signInAs } from '#/testing/sign-in.ts';
import type { ShiftDetail } from '#/timetable/api/shifts.ts';

const PATH = '/dashboard/shifts/5';
beforeEach(() => {
  take('post', 'shifts/5/undo/preview', { data: { back: [], kept: [] } });
});

const undone = () => aShiftResponse({ state: 'undone', may: { undo: false } });

test('a shift is undone only after a confirmation', async () => {
  signInAs('admin');
  serve('shifts/5', aShiftResponse());
  const sent = take('delete', 'shifts/5', undone());
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Moved')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog', { name: 'Move the classes back?' });
  expect(sent).toEqual([]);
  serve('shifts/5', undone());
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a failed undo of a shift shows the error in the dialog', async () => {
  signInAs('admin');
  serve('shifts/5', aShiftResponse());
  reject('delete', 'shifts/5', 403);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  expect(await within(question).findByRole('alert')).toBeTruthy();
});

test('a shift in progress shows how many classes are done, and why a class was not moved', async () => {
  signInAs('admin');
  const [moved] = aShift().classes;
  const classes = moved ? [moved, { ...moved, id: '2', state: 'skipped' as const, problem: 'taken' as const }] : [];
  serve('shifts/5', aShiftResponse({ state: 'applying', job: { state: 'running', total: 4, done: 2 }, classes }));
  await renderAt(PATH);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByRole('button', { name: 'Not moved 1 class' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('The time was taken in the meantime.')).toBeTruthy();
});

test('a missing shift says so', async () => {
  signInAs('admin');
  reject('get', 'shifts/5', 404);
  await renderAt(PATH);
  expect(await screen.findByText('We can’t find this, or you can’t see it.')).toBeTruthy();
});

test('a class of an undone shift is where it was before, also if the shift moved it into the night', async () => {
  signInAs('admin');
  const [moved] = aShift().classes;
  const at = (startsAt: string) => ({
    ...(moved as ShiftDetail['classes'][number]).before,
    startsAt,
    endsAt: startsAt,
  });
  const back = {
    before: at('2040-03-05T16:00:00.000Z'),
    after: at('2040-03-05T20:00:00.000Z'),
    state: 'undone' as const,
  };
  serve('shifts/5', aShiftResponse({ state: 'undone', classes: moved ? [{ ...moved, ...back }] : [] }));
  await renderAt(PATH);
  expect(await screen.findByText(/7:00/)).toBeTruthy();
  expect(screen.queryByText(/11:00/)).toBeNull();
  expect(screen.queryByRole('button', { name: /night/ })).toBeNull();
});

test('the classes of a shift have their times on all clocks (D94)', async () => {
  signInAs('admin');
  const teacher = { id: '7', name: 'Ahmad', timezone: 'Europe/London' };
  const inLondon = ({ after, ...row }: ShiftDetail['classes'][number]) => ({
    ...row,
    after: after && { ...after, teacher },
  });
  serve('shifts/5', aShiftResponse({ classes: aShift().classes.map(inLondon) }));
  await renderAt(PATH);
  expect(await screen.findByText('\u20681:00 pm\u2069 in London')).toBeTruthy();
});
