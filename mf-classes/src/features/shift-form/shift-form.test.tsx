import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { aShiftedClass, aShiftPreview, aShiftResponse } from '#/testing/shifts.ts';
import { signInAs } from '#/testing/sign-in.ts';

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A form for two days, with its classes shown. */
async function showClasses() {
  const { user } = await renderAt('/dashboard/shifts/add');
  await screen.findByLabelText('First day');
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  click('Show the classes');
  await screen.findByRole('heading', { name: /on these days$/ });
  return user;
}

test('an admin shifts all classes of some days: the new times are shown, and then saved', async () => {
  signInAs('admin');
  const asked = take('post', 'shifts/preview', aShiftPreview());
  const saved = take('post', 'shifts', aShiftResponse(), 201);
  serve('shifts/5', aShiftResponse());
  const { user } = await renderAt('/dashboard/shifts/add');
  await user.click(await screen.findByRole('button', { name: 'Show the classes' }));
  expect(screen.getAllByText('Date is required')).toHaveLength(2);
  expect(asked).toEqual([]);
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  type('By how many minutes', '90');
  await user.click(screen.getByRole('button', { name: 'Show the classes' }));
  expect(await screen.findByText(/^instead of/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change class times' }));
  await screen.findByText('Done', { selector: 'p' });
  const fields = { from: '2040-03-05', to: '2040-03-06', minutes: -90, decisions: [] };
  expect(asked.map(({ body }) => body)).toEqual([fields]);
  expect(saved.map(({ body }) => body)).toEqual([fields]);
});

test('classes are moved into hours of the day, after both ends are chosen', async () => {
  signInAs('admin');
  const window = { from: '21:00', to: '00:00' };
  const full = aShiftedClass({ id: '2', title: 'Qaida – Maryam', obstacle: { who: 'window' } });
  const asked = take('post', 'shifts/preview', aShiftPreview([aShiftedClass(), full]));
  serve('shifts/5', aShiftResponse({ minutes: 0, window }));
  const saved = take('post', 'shifts', aShiftResponse({ minutes: 0, window }), 201);
  const { user } = await renderAt('/dashboard/shifts/add');
  await screen.findByLabelText('First day');
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  await user.selectOptions(screen.getByLabelText('Direction'), 'window');
  expect(screen.queryByLabelText('By how many minutes')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the classes' }));
  expect(screen.getAllByText('Choose a time')).toHaveLength(2);
  await user.type(screen.getByLabelText('From'), '21:00');
  await user.tab();
  await user.type(screen.getByLabelText('To'), '0:00');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Show the classes' }));
  expect(await screen.findByText('No room is left in these hours')).toBeTruthy();
  await user.click(screen.getByLabelText('Leave it at its usual time: Qaida – Maryam'));
  await user.click(screen.getByRole('button', { name: 'Change class times' }));
  expect(await screen.findByText(/Existing weekly classes keep/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/9:00.pm.*12:00.am/);
  const fields = { from: '2040-03-05', to: '2040-03-06', window };
  expect(asked.map(({ body }) => body)).toEqual([{ ...fields, decisions: [] }]);
  expect(saved.map(({ body }) => body)).toEqual([{ ...fields, decisions: [{ classId: '2', action: 'stay' }] }]);
});

test('nothing is saved while a class has an obstacle, until the user lets it stay', async () => {
  signInAs('admin');
  const classes = [
    aShiftedClass(),
    aShiftedClass({ id: '2', title: 'Qaida – Maryam', obstacle: { who: 'student' } }),
    aShiftedClass({ id: '3', isMovedByHand: true, to: '2040-03-05T14:00:00.000Z' }),
  ];
  take('post', 'shifts/preview', aShiftPreview(classes));
  const saved = take('post', 'shifts', aShiftResponse(), 201);
  serve('shifts/5', aShiftResponse());
  const user = await showClasses();
  expect(screen.getByText('The student has another class at this time')).toBeTruthy();
  expect(screen.getByText('Stays: it was moved individually.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Change class times' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByLabelText('Leave it at its usual time: Qaida – Maryam'));
  expect(screen.getByText('Stays at its usual time.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change class times' }));
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ decisions: [{ classId: '2', action: 'stay' }] }));
});

test('new obstacles are shown at their classes, and all such classes can stay at once', async () => {
  signInAs('admin');
  take('post', 'shifts/preview', aShiftPreview());
  const user = await showClasses();
  take('post', 'shifts/preview', aShiftPreview([aShiftedClass({ obstacle: { who: 'teacher' } })]));
  reject('post', 'shifts', 409, { fields: [{ path: 'decisions.0', code: 'teacher', message: 'Taken' }] });
  click('Change class times');
  expect(await screen.findByText('Some classes have changed or conflict. Check the marked ones.')).toBeTruthy();
  expect(await screen.findByText('The teacher has another class at this time')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Leave all of these' }));
  expect(screen.getByRole('button', { name: 'Change class times' }).hasAttribute('disabled')).toBe(false);
});

test('days that overlap another shift have an error at their field', async () => {
  signInAs('admin');
  take('post', 'shifts/preview', aShiftPreview());
  await showClasses();
  reject('post', 'shifts', 409, { fields: [{ path: 'from', code: 'overlap', message: 'Taken' }] });
  click('Change class times');
  expect(await screen.findByText('Class times are already changed on some of these days')).toBeTruthy();
});

test('shifting one team or teacher requires a choice of it', async () => {
  signInAs('admin');
  const asked = take('post', 'shifts/preview', aShiftPreview());
  const { user } = await renderAt('/dashboard/shifts/add');
  await user.selectOptions(await screen.findByLabelText('Classes'), 'One team');
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  click('Show the classes');
  expect(screen.getByText('Choose a leader')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Classes'), 'One teacher');
  expect(screen.getByText('Choose a teacher')).toBeTruthy();
  expect(asked).toEqual([]);
});
