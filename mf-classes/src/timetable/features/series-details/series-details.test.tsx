import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aClassDetail, may, serveClass, serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aSeries, serveEffect, serveSeries } from '#/testing/series.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/series/4';
const planned = { date: '2031-01-20', startsAt: '2031-01-20T18:00:00.000Z', endsAt: '2031-01-20T18:30:00.000Z' };

test('a series shows its times, its classes on both clocks, and its exceptions', async () => {
  signInAs('teacher');
  const [first] = aSeries().classes;
  serveSeries(aSeries({ classes: first ? [first, { ...first, ...planned, id: '32', isException: true }] : [] }));
  await renderAt(PATH, 'en', true);
  expect(await screen.findByText(/^Monday ⁨?(7|8):00/)).toBeTruthy();
  expect(screen.getByText(/^⁨?Monday ⁨?5:00.* in London$/)).toBeTruthy();
  expect(screen.getAllByText(/ London$/)).toHaveLength(3);
  expect(screen.getAllByRole('link').every(({ textContent }) => !textContent?.includes('London'))).toBe(true);
  expect(screen.getByText('Changed individually')).toBeTruthy();
});

test('a change shows its effect before it is saved', async () => {
  signInAs('teacher');
  serveSeries(aSeries());
  serveEffect({ changed: [{ ...planned, id: '31', from: '2031-01-20T17:00:00.000Z' }], kept: 1 });
  const sent = take('post', 'series/4', { data: aSeries() });
  const { user } = await renderAt(PATH, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Time' }), { target: { value: '18:00' } });
  expect(await screen.findByText('1 class changes.')).toBeTruthy();
  expect(screen.getByText(/that was changed individually stays/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Weekly classes changed')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ scope: 'all', slotId: '1', changes: { time: '18:00' }, alsoChanged: false });
});

test('a class that could not be made is left out, or allowed by an admin with a reason (D93)', async () => {
  signInAs('admin');
  const notMade = [{ ...planned, id: '5', reason: 'teacher' as const, state: 'waiting' as const }];
  serveSeries(aSeries({ notMade, may: { edit: true, allow: true } }));
  const sent = take('put', 'series/4/not-made/5', { data: aSeries() });
  const { user } = await renderAt(PATH, 'en', true);
  expect(await screen.findByText('The teacher has another class at this time.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave out' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ action: 'skip' }));
  await user.click(screen.getByRole('button', { name: 'Allow both' }));
  await user.type(await screen.findByRole('textbox'), 'Two at once');
  await user.click(screen.getByRole('button', { name: 'Add the class' }));
  await waitFor(() => expect(sent[1]?.body).toEqual({ action: 'allow', reason: 'Two at once' }));
});

test('ending a series names the family and the teacher, and sends the first day without classes', async () => {
  signInAs('teacher');
  serveSeries(aSeries());
  const sent = take('post', 'series/4/end', { data: aSeries() });
  const { user } = await renderAt(PATH, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'End' }));
  fireEvent.change(await screen.findByLabelText('First day without classes'), { target: { value: '2031-02-01' } });
  await user.click(screen.getByRole('button', { name: 'End weekly classes' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ from: '2031-02-01', alsoChanged: false }));
});

test('a missing series says so', async () => {
  signInAs('teacher');
  reject('get', 'series/4', 404);
  await renderAt(PATH, 'en', true);
  expect(await screen.findByText(/don’t exist/)).toBeTruthy();
});

test('cancelling a class of a series asks whether the following are cancelled too, and begins with its day (D92)', async () => {
  signInAs('teacher');
  serveClasses([]);
  serveSeries(aSeries());
  const starts_at = '2031-01-13T17:00:00.000Z';
  const about = { id: '31', series_id: '4', starts_at, ends_at: '2031-01-13T17:30:00.000Z' };
  serveClass(aClassDetail({ ...about, may: may('edit', 'editTime', 'cancel') }));
  const sent = take('post', 'series/4/end', { data: aSeries() });
  const { user } = await renderAt('/dashboard/classes/31', 'en', true);
  await user.click(await screen.findByRole('button', { name: 'More about this class' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel class' }));
  await user.click(await screen.findByRole('radio', { name: 'This class and the following' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'End weekly classes' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ from: '2031-01-13', alsoChanged: false }));
});
