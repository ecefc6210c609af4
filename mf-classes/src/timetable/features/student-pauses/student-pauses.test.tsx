import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClass, serveClasses } from '#/testing/classes.ts';
import { aHold, aHoldPreview, serveFamilyHolds } from '#/testing/holds.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aSeries, serveSeries } from '#/testing/series.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/pauses/12';
const mine = { reason: null, byFamily: true, may: { change: false, end: false, takeBack: true } };

beforeEach(() => {
  signInAs('guest');
  serveClasses([aClass({ id: '31' })]);
});

test('a family sees the days left, and lets classes pause after the preview (D136)', async () => {
  serveFamilyHolds([], 14);
  const asked = take('post', 'students/12/family-holds/preview', aHoldPreview());
  const sent = take('post', 'students/12/family-holds', { data: aHold(mine) }, 201);
  await renderAt(PATH);
  expect(await screen.findByText('14 days are left in 2026. 21 days are left in 2027.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Pause classes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.queryByLabelText(/Reason/)).toBeNull();
  expect(dialog.queryByLabelText('Until further notice')).toBeNull();
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-23' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-12-06' } });
  expect(await dialog.findByText('1 weekly class is cancelled')).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ from: '2026-11-23', to: '2026-12-06' });
  fireEvent.click(dialog.getByLabelText('Free the times for other students'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pause classes' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ from: '2026-11-23', to: '2026-12-06', freeSlot: true }));
});

test('more days than are left is an error at the last day', async () => {
  serveFamilyHolds([]);
  reject('post', 'students/12/family-holds/preview', 422, {
    code: 'validation_failed',
    fields: [{ path: 'to', code: 'exceeded', message: '' }],
  });
  await renderAt(PATH);
  fireEvent.click(await screen.findByRole('button', { name: 'Pause classes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-23' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2027-03-06' } });
  expect(await dialog.findByText('Choose fewer days: not enough are left')).toBeTruthy();
});

test('a pause of the family is taken back until it begins, one of the academy is not', async () => {
  serveFamilyHolds([aHold(mine), aHold({ id: '5', may: { change: false, end: false, takeBack: false } })]);
  const sent = take('delete', 'family-holds/4', { data: aHold({ ...mine, state: 'undone' }) });
  await renderAt(PATH);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel pause' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel pause' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('the page of weekly classes leads a family to the pauses, where there is an offer', async () => {
  serveSeries(aSeries());
  serveFamilyHolds([]);
  signInAs('student');
  await renderAt('/dashboard/series/4');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Pause classes' });
  expect(link.pathname).toMatch(/^\/dashboard\/pauses\//);
});
