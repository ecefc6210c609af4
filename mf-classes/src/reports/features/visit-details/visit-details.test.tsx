import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aVisit, serveVisit } from '#/testing/visits.ts';

const PATH = '/dashboard/visits/31';
const draft = aVisit({
  status: 'draft',
  advice: 'Let her find the mistake.',
  scores: aVisit().scores.map((line, index) => (index === 0 ? { ...line, score: 3, note: 'On time' } : line)),
  may: { record: true, delete: true },
});

test('a leader scores a visit by keys, and it is kept as a draft', async () => {
  signInAs('leader');
  serveVisit(aVisit({ may: { record: true, move: true, delete: true } }));
  const { user } = await renderAt(PATH);
  const time = within(await screen.findByRole('group', { name: 'Use of the time' }));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Score at least one line')).toBeTruthy();
  time.getByRole('radio', { name: 'Not observed' }).focus();
  await user.keyboard('{ArrowLeft}');
  await user.type(screen.getByLabelText('Advice'), 'Let her find the mistake.');
  const sent = take('put', 'visits/31');
  serveVisit(draft);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      body: {
        scores: [
          { lineId: '1', score: 4 },
          { lineId: '2', score: null },
        ],
        advice: 'Let her find the mistake.',
        release: false,
      },
    },
  ]);
  expect(await screen.findByText('3 – Good')).toBeTruthy();
});

test('a draft is released after a question; what was rejected is said there', async () => {
  signInAs('leader');
  serveVisit(draft);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  reject('put', 'visits/31', 409);
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await dialog.findByText(/This visit has changed/)).toBeTruthy();
  const sent = take('put', 'visits/31');
  serveVisit(aVisit({ ...draft, status: 'released', releasedAt: '2026-11-21T10:00:00.000Z' }));
  await user.click(dialog.getByRole('button', { name: 'Release' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { release: true } }]));
  expect(await screen.findByText('The teacher has not replied yet.')).toBeTruthy();
});

test('the teacher reads a visit and answers it', async () => {
  signInAs('teacher');
  const released = { ...draft, status: 'released' as const, releasedAt: '2026-11-21T10:00:00.000Z' };
  serveVisit(aVisit({ ...released, may: { answer: true, record: false, delete: false } }));
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Let her find the mistake.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Actions for the visit' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Reply' }));
  expect(dialog.getByText('A reply is required')).toBeTruthy();
  const sent = take('put', 'visits/31');
  await user.type(dialog.getByLabelText('Your reply'), 'Thank you');
  await user.click(dialog.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { answer: 'Thank you' } }]));
});

test('a plan whose class was cancelled cannot be recorded, but deleted', async () => {
  signInAs('leader');
  serveVisit(aVisit({ isOff: true, may: { move: true, delete: true } }));
  const deleted = take('delete', 'visits/31');
  const { user, path } = await renderAt(PATH);
  expect(await screen.findByText('Class cancelled')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for the visit' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete visit' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete visit' }));
  await waitFor(() => expect(path()).toBe('/dashboard/visits'));
  expect(deleted).toHaveLength(1);
});
