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
  expect(screen.getByRole('textbox', { name: 'Notes: ⁨Use of the time⁩' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const lines = await screen.findByRole('group', { name: 'What was seen', description: 'Score at least one line' });
  expect(document.activeElement).toBe(lines);
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

test('a draft is released after a question; a release that is rejected says why in its dialog', async () => {
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

test('text that was typed stays when the visit changes, and the save says why it was rejected', async () => {
  signInAs('leader');
  serveVisit(aVisit({ may: { record: true } }));
  const { user } = await renderAt(PATH);
  const advice = await screen.findByLabelText<HTMLTextAreaElement>('Advice');
  await user.type(advice, 'Slowly');
  const time = () => within(screen.getByRole('group', { name: 'Use of the time' }));
  await user.click(time().getByRole('radio', { name: 'Good' }));
  const added = { lineId: '3', title: { en: 'Patience', ar: 'الصبر' }, score: null, note: null };
  serveVisit(aVisit({ isOff: true, scores: [added, ...aVisit().scores] }));
  reject('put', 'visits/31', 409);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText(/This visit has changed/)).toBeTruthy();
  expect(await screen.findByText('Class cancelled')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Advice').value).toBe('Slowly');
  expect(time().getByRole<HTMLInputElement>('radio', { name: 'Good' }).checked).toBe(true);
  const none = within(screen.getByRole('group', { name: 'Patience' })).getByRole('radio', { name: 'Not observed' });
  expect((none as HTMLInputElement).checked).toBe(true);
});

test('an edit of a released visit says that the teacher reads it, and is left after a question', async () => {
  signInAs('leader');
  const released = { ...draft, status: 'released' as const, releasedAt: '2026-11-21T10:00:00.000Z' };
  serveVisit(aVisit(released));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(screen.getByLabelText('Advice'), ' Soon.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Advice').value).toBe(draft.advice);
  take('put', 'visits/31');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. ⁨Salma Haddad⁩ can read it.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy();
});

test('a draft is not released while its form is open', async () => {
  signInAs('leader');
  serveVisit(draft);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Release' })).toBeTruthy();
});

test('the teacher reads a visit and answers it', async () => {
  signInAs('teacher');
  const released = { ...draft, status: 'released' as const, releasedAt: '2026-11-21T10:00:00.000Z' };
  serveVisit(aVisit({ ...released, may: { answer: true, record: false, delete: false } }));
  const { user } = await renderAt(PATH);
  expect(await screen.findByRole('heading', { name: 'Visit to your class' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your reply' }).textContent).toContain('What do you take');
  expect(screen.getByText('Let her find the mistake.')).toBeTruthy();
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
