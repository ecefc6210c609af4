import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { aSeries, serveEffect, serveSeries } from '#/testing/series.ts';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

async function open() {
  signInAs('admin');
  serveSchedule();
  serveSeries(aSeries());
  const { user } = await renderAt('/dashboard/series/4', 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await screen.findByRole('combobox', { name: 'Time' });
  return user;
}
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });
const setTime = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value } });
const setLength = (value: string) =>
  fireEvent.change(screen.getByLabelText('Length in minutes'), { target: { value } });

test.each(['0', 'abc', ''])('an invalid length (%s) has an error at its field, and cannot be saved', async (length) => {
  const asked = serveEffect();
  await open();
  setLength(length);
  setTime('18:00');
  expect(await screen.findByText('Enter a length from 1 to 480 minutes.')).toBeTruthy();
  expect(saveButton().disabled).toBe(true);
  expect(asked).toHaveLength(0);
});

test('a length in Arabic digits is accepted', async () => {
  const asked = serveEffect();
  await open();
  setLength('٤٥');
  await waitFor(() => expect(asked[0]?.body).toMatchObject({ changes: { minutes: 45 } }));
});

test('a cleared time, and a missing teacher, have errors at their fields', async () => {
  const user = await open();
  setTime('');
  await user.clear(screen.getByRole('combobox', { name: 'Teacher' }));
  await user.tab();
  expect(await screen.findByText('Time is required')).toBeTruthy();
  expect(await screen.findByText('Teacher is required')).toBeTruthy();
});

test('a teacher without the documents for teaching children warns, and the change can be saved', async () => {
  serveEffect({ warnings: ['documents_missing'] });
  await open();
  setTime('18:00');
  expect(await screen.findByText(/lacks a document for teaching children/)).toBeTruthy();
  expect(saveButton().disabled).toBe(false);
});

test('a change can be saved only after its own effect is shown', async () => {
  serveEffect({ kept: 1 });
  await open();
  setTime('18:00');
  expect(saveButton().disabled).toBe(true);
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  setTime('19:00');
  expect(saveButton().disabled).toBe(true);
});

test('a rejected effect has an error at its field; other failures can be retried', async () => {
  const fields = [{ path: 'changes.time', code: 'overlap', message: 'Overlap' }];
  reject('post', 'series/4/preview', 422, { code: 'invalid', fields });
  const user = await open();
  setTime('18:00');
  expect(await screen.findByText('Two of the times overlap')).toBeTruthy();
  reject('post', 'series/4/preview', 500);
  setTime('19:00');
  expect(await screen.findByText('That did not work. Please try again in a moment.')).toBeTruthy();
  serveEffect({ kept: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(saveButton().disabled).toBe(false));
});

test('a change that became impossible says so, and the series is loaded again', async () => {
  serveEffect({ kept: 1 });
  const user = await open();
  setTime('18:00');
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  reject('post', 'series/4', 409, { code: 'conflict' });
  const detail = serveSeries(aSeries());
  await user.click(saveButton());
  expect(await screen.findByText(/^These weekly classes have changed in the meantime/)).toBeTruthy();
  await waitFor(() => expect(detail.length).toBeGreaterThan(0));
});

test('a change is sent with all its fields', async () => {
  const asked = serveEffect({ kept: 1 });
  const sent = take('post', 'series/4', { data: aSeries() });
  const user = await open();
  setTime('18:00');
  setLength('60');
  await waitFor(() => expect(saveButton().disabled).toBe(false));
  await user.click(saveButton());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual(asked.at(-1)?.body);
});
