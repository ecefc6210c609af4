import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { personResponse } from '#/base/api/people.ts';
import { serveClasses } from '#/testing/classes.ts';
import { aHeldClass, aHold, aHoldPreview, aKeptClass, serveHoldEnding, serveHolds } from '#/testing/holds.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { layla } from '#/testing/schedule.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { heldClassesResponse } from '#/timetable/api/holds.ts';

beforeEach(() => {
  signInAs('leader');
  serveClasses([]);
  // Empties the other parts of the place, which these tests are not about.
  reject('get', 'monthly-reports', 403);
  reject('get', 'assignments', 403);
  reject('get', 'users/12', 404);
});

const openTab = () => renderInSlot('person.tab', { userId: '12', role: 'student' });
const card = async () => (await screen.findByRole('heading', { name: 'Pauses' })).closest('section') ?? document.body;

test("a student's holds are listed with their days, state, classes and reason (D98)", async () => {
  serveHolds([
    aHold(),
    aHold({
      id: '3',
      from: '2026-08-01',
      to: null,
      state: 'running',
      reason: null,
      may: { change: false, end: false, takeBack: false },
    }),
  ]);
  await openTab();
  const part = within(await card());
  expect(part.getByText(/Mon,? 23 Nov.* to .*Sun,? 6 Dec/)).toBeTruthy();
  expect(part.getByText('Coming up')).toBeTruthy();
  expect(part.getByText('Travelling')).toBeTruthy();
  expect(part.getByText(/until further notice/)).toBeTruthy();
  expect(part.getAllByRole('button', { name: 'Change' })).toHaveLength(1);
});

test('a hold for a missing payment says so (D114)', async () => {
  serveHolds([aHold({ state: 'running', to: null, reason: null, unpaid: true })]);
  await openTab();
  expect(
    within(await card()).getByText('Paused until the renewal is paid. Classes resume as soon as it arrives.'),
  ).toBeTruthy();
  expect(within(await card()).getByRole('button', { name: 'End now' })).toBeTruthy();
});

test('a viewer who cannot pause classes sees nothing without a hold', async () => {
  const asked = serveHolds([], false);
  await openTab();
  await screen.findByRole('heading', { name: /weekly/i });
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Pauses' })).toBeNull();
});

test('before a hold is saved, the cancelled classes and the effect on the subscription are shown', async () => {
  serveHolds([]);
  const subscription = {
    title: 'Eight classes',
    paidUntil: '2026-12-01T10:00:00.000Z',
    skipped: 1,
    nextPaymentAt: '2027-01-01T10:00:00.000Z',
  };
  const asked = take('post', 'students/12/holds/preview', aHoldPreview({ subscription }));
  const sent = take('post', 'students/12/holds', { data: aHold() }, 201);
  await openTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause classes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pause classes' }));
  expect(await dialog.findAllByText('Choose a day')).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-23' } });
  fireEvent.change(dialog.getByLabelText(/^Last day/), { target: { value: '2026-12-06' } });
  expect(await dialog.findByText('1 weekly class is cancelled')).toBeTruthy();
  expect(dialog.getByText(/^1 month without a payment. The next payment is on .*1 Jan/)).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ from: '2026-11-23', to: '2026-12-06' });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'Travelling' } });
  fireEvent.click(dialog.getByLabelText('Free the times for other students'));
  fireEvent.click(dialog.getByRole('button', { name: 'Pause classes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    { from: '2026-11-23', to: '2026-12-06', reason: 'Travelling', freeSlot: true },
  ]);
});

test('days on which the classes already pause have an error at the first day', async () => {
  serveHolds([]);
  take('post', 'students/12/holds/preview', aHoldPreview());
  reject('post', 'students/12/holds', 409, {
    code: 'conflict',
    fields: [{ path: 'from', code: 'duplicate', message: '' }],
  });
  await openTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause classes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-23' } });
  fireEvent.click(dialog.getByLabelText('Until further notice'));
  await dialog.findByText('1 weekly class is cancelled');
  fireEvent.click(dialog.getByRole('button', { name: 'Pause classes' }));
  expect(await dialog.findByText('Classes are already paused on these days')).toBeTruthy();
});

test("if a running hold's new end overlaps another hold, the error is shown, although its first day has no field", async () => {
  serveHolds([aHold({ state: 'running' })]);
  take('post', 'students/12/holds/preview', aHoldPreview());
  reject('put', 'holds/4', 409, { code: 'conflict', fields: [{ path: 'from', code: 'duplicate', message: '' }] });
  await openTab();
  fireEvent.click(within(await card()).getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('1 weekly class is cancelled');
  expect(dialog.queryByLabelText(/^First day/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Save pause' }));
  expect(await dialog.findByText('Classes are already paused on these days')).toBeTruthy();
});

test('before a hold is saved each class has the clock of its own teacher', async () => {
  serveHolds([]);
  const startsAt = '2026-11-26T13:00:00.000Z';
  const other = { id: '8', name: 'Omar', timezone: 'Asia/Kuala_Lumpur' };
  const [first] = aHoldPreview().data.classes;
  const before = { startsAt, endsAt: '2026-11-26T13:30:00.000Z', teacher: other };
  take(
    'post',
    'students/12/holds/preview',
    aHoldPreview({ classes: first ? [first, { ...first, id: '32', before }] : [] }),
  );
  await openTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Pause classes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText(/^First day/), { target: { value: '2026-11-23' } });
  fireEvent.click(dialog.getByLabelText('Until further notice'));
  expect(await dialog.findByText('2 weekly classes are cancelled')).toBeTruthy();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.not.stringMatching(/Kuala Lumpur/),
    expect.stringMatching(/9:00.pm.* in Kuala Lumpur/),
  ]);
});

test('a hold that has not begun is undone, a running one is ended', async () => {
  serveHolds([aHold({ state: 'running' }), aHold({ id: '5' })]);
  serveHoldEnding('4');
  const ended = take('delete', 'holds/4', { data: aHold({ state: 'over' }) });
  await openTab();
  const part = within(await card());
  expect(part.getByRole('button', { name: 'Cancel pause' })).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: 'End now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'End pause' }));
  await waitFor(() => expect(ended).toHaveLength(1));
});

test('before a hold ends, the dialog lists the classes that take place again, and the others with the reasons', async () => {
  serveHolds([aHold({ state: 'running' })]);
  serveHoldEnding('4', { back: aHoldPreview().data.classes, kept: [aKeptClass()] });
  await openTab();
  fireEvent.click(within(await card()).getByRole('button', { name: 'End now' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(await dialog.findByText('1 class takes place again')).toBeTruthy();
  expect(dialog.getByText('1 class stays cancelled')).toBeTruthy();
  expect(dialog.getByText('The time was taken in the meantime.')).toBeTruthy();
});

test('a class that an ended hold could not restore stays listed with its reason, and leads to the class', async () => {
  serveHolds([aHold({ state: 'over', may: { change: false, end: false, takeBack: false }, kept: [aKeptClass()] })]);
  await openTab();
  const part = within(await card());
  expect(part.getByText('1 class stays cancelled')).toBeTruthy();
  expect(part.getByText('The time was taken in the meantime.')).toBeTruthy();
  expect(part.getByRole('link', { name: 'Qaida – Layla' }).getAttribute('href')).toMatch(/\/33$/);
  expect(part.getByText('\u20681:00 pm\u2069 in London')).toBeTruthy();
});

test('the classes of a saved hold are listed as before it was saved, and its days name their clock (D98)', async () => {
  serve('users/12', v.parse(personResponse, { data: { data: [layla] } }));
  serveHolds([aHold()]);
  const student = { id: '12', name: 'Layla', timezone: 'Europe/London' };
  const classes = [{ ...aHeldClass(), problem: null }];
  serve('holds/4/classes', v.parse(heldClassesResponse, { data: { student, classes } }));
  await openTab();
  const part = within(await card());
  expect(await part.findByText(/6 Dec.* \(.London., .Layla Mansour.’s time\)$/)).toBeTruthy();
  fireEvent.click(part.getByRole('button', { name: '2 classes cancelled' }));
  const row = await part.findByRole('link', { name: 'Qaida – Layla' });
  expect(row.closest('li')?.textContent).toMatch(/1:00.pm.* in London/);
});

test('the card of a student says that the classes pause', async () => {
  serveHolds([aHold({ id: '6', from: '2027-01-01', to: '2027-01-03' }), aHold({ state: 'running' })]);
  serve('daily-reports', { data: [], pagination: { total: 0 } });
  await renderInSlot('person.summary', { userId: '12', role: 'student' });
  expect(await screen.findByText(/Classes are paused until .*Sun,? 6 Dec/)).toBeTruthy();
});
