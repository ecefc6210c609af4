import { screen, within } from '@testing-library/react';
import { type HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, server, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aTimeOff, aTimeOffResponse } from '#/testing/times-off.ts';
import { undoPreviewResponse } from '#/timetable/api/listed-classes.ts';

const PATH = '/dashboard/absences/5';
const [decided] = aTimeOff().classes;
/** An undo that gives one class back, and leaves another one. */
const undoing = (about: object = {}) => v.parse(undoPreviewResponse, { data: { back: [], kept: [], ...about } });
beforeEach(() => {
  take('post', 'absences/5/undo/preview', undoing());
});

const undone = () => aTimeOffResponse({ state: 'undone', may: { undo: false } });

test('an absence is undone only after a confirmation', async () => {
  signInAs('leader');
  serve('absences/5', aTimeOffResponse());
  const sent = take('delete', 'absences/5', undone());
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Substitute: ⁨Bilal⁩')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo this?' });
  await user.click(within(question).getByRole('button', { name: 'Keep it' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  serve('absences/5', undone());
  const again = await screen.findByRole('alertdialog', { name: 'Undo this?' });
  await user.click(within(again).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('classes that are booked with make-ups are cancelled with the absence, unless they are kept (D103)', async () => {
  signInAs('leader');
  const [one] = aTimeOff().classes;
  const booked = ['31', '32'].map((id) => ({ id, startsAt: `2040-03-${id}T14:00:00.000Z`.replace('32', '30') }));
  const classes = one ? booked.map((makeUp, index) => ({ ...one, id: String(index + 1), makeUp })) : [];
  serve('absences/5', aTimeOffResponse({ classes }));
  const undo = take('delete', 'absences/5', undone());
  const cancelled = take('post', 'classes/31/cancel', { data: {} });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('checkbox', { name: /30 Mar/ }));
  serve('absences/5', undone());
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(cancelled).toHaveLength(1);
  expect(undo).toHaveLength(1);
});

test('a failed undo of an absence shows the error in the dialog', async () => {
  signInAs('leader');
  serve('absences/5', aTimeOffResponse());
  reject('delete', 'absences/5', 403);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  expect(await within(question).findByRole('alert')).toBeTruthy();
});

test('an absence that could not be loaded can be retried; one that the viewer cannot see is not found', async () => {
  signInAs('leader');
  reject('get', 'absences/5', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'absences/5', 404);
  await user.click(again);
  expect(await screen.findByText('We can’t find this, or you can’t see it.')).toBeTruthy();
});

test('an absence shows a skeleton while it loads', async () => {
  signInAs('leader');
  server.use(http.get('*/api/absences/5', () => new Promise<HttpResponse<null>>(() => {})));
  await renderAt(PATH);
  expect(await screen.findByText('Loading…')).toBeTruthy();
});

test('the classes of an absence have their times on both clocks, also the new ones (D94)', async () => {
  signInAs('leader');
  const [first] = aTimeOff().classes;
  const after = first && { ...first.before, startsAt: '2040-03-07T15:00:00.000Z', endsAt: '2040-03-07T15:30:00.000Z' };
  const moved = first && after && { ...first, after };
  serve('absences/5', aTimeOffResponse({ classes: moved ? [moved] : [] }));
  await renderAt(PATH);
  expect(await screen.findByText('\u20683:00 pm\u2069 in London')).toBeTruthy();
  expect(screen.getByText(/^instead of .*5 Mar/)).toBeTruthy();
});

test('before an absence is undone, the dialog lists the classes that stay as they are, with the reasons, and the others', async () => {
  signInAs('leader');
  serve('absences/5', aTimeOffResponse());
  const back = [{ ...decided, before: decided?.after, after: decided?.before }];
  const kept = [{ ...decided, id: '2', after: decided?.before, problem: 'changed' }];
  take('post', 'absences/5/undo/preview', undoing({ back, kept }));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(await question.findByRole('button', { name: '1 class stays as it is' })).toBeTruthy();
  expect(question.getByText('Someone has changed this class in the meantime.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: '1 class becomes what it was' }));
  expect(question.getByText('Teacher: \u2068Ahmad\u2069')).toBeTruthy();
});
