import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSlot } from '#/testing/render-at.tsx';
import { aRequest, serveRequests } from '#/testing/requests.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const staff = { accept: true, reject: true, withdraw: false };
const render = (language: 'en' | 'ar' = 'en') => renderInSlot('home.widget', {}, language, 'home-requests');

test('a teacher accepts an excuse with one touch', async () => {
  signInAs('teacher');
  serveRequests([aRequest({ id: '5', reason: 'An exam', may: staff })]);
  const accepted = take('put', 'class-requests/5/accept');
  const { user } = await render();
  const part = within(await screen.findByRole('region', { name: 'Requests to answer' }));
  expect(part.getByText('An exam')).toBeTruthy();
  expect(part.getByText('1 of 2 excuses used in November')).toBeTruthy();
  serveRequests([]);
  await user.click(part.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(accepted).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Requests to answer' })).toBeNull());
});

test('each time of a requested move can be accepted; a time that was taken meanwhile has an error', async () => {
  signInAs('leader');
  const times = ['2026-11-26T13:00:00.000Z', '2026-11-27T13:00:00.000Z'];
  serveRequests([aRequest({ id: '5', kind: 'move', times, excuses: null, may: staff })]);
  reject('put', 'class-requests/5/accept', 409, { fields: [{ path: 'time', code: 'overlap', message: 'taken' }] });
  const { user } = await render();
  await user.click(await screen.findByRole('button', { name: /^Move to .*27 Nov/ }));
  expect(await screen.findByText('One of the times is no longer free. Choose another one.')).toBeTruthy();
});

test('a rejection can have a comment', async () => {
  signInAs('teacher');
  serveRequests([aRequest({ id: '5', may: staff })]);
  const rejected = take('put', 'class-requests/5/reject');
  const { user } = await render();
  await user.click(await screen.findByRole('button', { name: 'Add a message…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Message to the family'), 'The exam is next week');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(rejected).toMatchObject([{ body: { note: 'The exam is next week' } }]));
});

test('beyond the limit a viewer who cannot accept reads that an admin can (D102)', async () => {
  signInAs('teacher');
  serveRequests([aRequest({ id: '5', may: { ...staff, accept: false } })]);
  await render('ar');
  expect(await screen.findByText('استُنفدت اعتذارات شهر نوفمبر، والقبول للمدير وحده.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'قبول' })).toBeNull();
});

test('requests that could not be loaded can be retried, and are not shown as an empty list', async () => {
  signInAs('teacher');
  reject('get', 'class-requests', 422);
  const { user } = await render();
  const part = within(await screen.findByRole('region', { name: 'Requests to answer' }));
  serveRequests([aRequest({ id: '5', reason: 'An exam', may: staff })]);
  await user.click(part.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('An exam')).toBeTruthy();
});

test('the number of further requests is shown', async () => {
  signInAs('leader');
  serveRequests([aRequest({ id: '5', may: staff })], 3);
  await render('ar');
  expect(await screen.findByText('وهناك طلبان آخران.')).toBeTruthy();
});
