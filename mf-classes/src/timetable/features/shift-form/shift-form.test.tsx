import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { aShiftedClass, aShiftPreview, aShiftResponse } from '#/testing/shifts.ts';
import { signInAs } from '#/testing/sign-in.ts';

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const rows = () => screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Qaida'));
/** The numbers beside the button. */
const summary = () =>
  screen.getByRole('button', { name: 'Change class times' }).parentElement?.querySelector('[role=status]')?.textContent;

/** Saves once the places of the classes are known again. */
async function save({ user }: Pick<Awaited<ReturnType<typeof renderAt>>, 'user'>) {
  const button = screen.getByRole('button', { name: 'Change class times' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
}

/** A form for two days, with its classes shown. */
async function showClasses() {
  const { user } = await renderAt('/dashboard/shifts/add');
  await screen.findByLabelText(/^First day/);
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
  await screen.findByLabelText(/^First day/);
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
  await save({ user });
  expect(await screen.findByText(/Existing weekly classes keep/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/9:00.pm.*12:00.am/);
  const fields = { from: '2040-03-05', to: '2040-03-06', window };
  const decisions = [{ classId: '2', action: 'stay' }];
  // A class that stays frees its place for others, so all places are computed again.
  expect(asked.map(({ body }) => body)).toEqual([
    { ...fields, decisions: [] },
    { ...fields, decisions },
  ]);
  expect(saved.map(({ body }) => body)).toEqual([{ ...fields, decisions }]);
});

test('nothing is saved while a class has an obstacle, until the user lets it stay', async () => {
  signInAs('admin');
  const classes = [
    aShiftedClass(),
    aShiftedClass({ id: '2', title: 'Qaida – Maryam', obstacle: { who: 'student' } }),
    aShiftedClass({ id: '3', isMovedByHand: true, after: aShiftedClass().before }),
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
  await save({ user });
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ decisions: [{ classId: '2', action: 'stay' }] }));
});

test('new obstacles are shown at their classes, and all such classes can stay at once', async () => {
  signInAs('admin');
  take('post', 'shifts/preview', aShiftPreview());
  const user = await showClasses();
  const obstacle = { who: 'teacher' as const };
  const both = [aShiftedClass({ obstacle }), aShiftedClass({ id: '2', obstacle })];
  take('post', 'shifts/preview', aShiftPreview(both));
  reject('post', 'shifts', 409, { fields: [{ path: 'decisions.0', code: 'teacher', message: 'Taken' }] });
  click('Change class times');
  expect(await screen.findByText('Some classes have changed or conflict. Check the marked ones.')).toBeTruthy();
  expect(await screen.findAllByText('The teacher has another class at this time')).toHaveLength(2);
  expect(summary()).toMatch(/^2 classes · 1 family · 2 clashes$/);
  await user.click(screen.getByRole('button', { name: 'Leave all of these' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Change class times' }).hasAttribute('disabled')).toBe(false),
  );
  expect(summary()).toMatch(/^0 classes · 1 family · 0 clashes · 2 stay$/);
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

const place = (startsAt: string) => ({
  startsAt,
  endsAt: startsAt.replace(':00:00', ':30:00'),
  teacher: { id: '7', name: 'Ahmad', timezone: 'America/Toronto' },
});

test('a shift of many classes is closed groups with their numbers, and what needs a look first', async () => {
  signInAs('admin');
  const night = { student: { id: '4', name: 'Maryam', timezone: 'Asia/Kuala_Lumpur' }, title: 'Qaida – Maryam' };
  const many = Array.from({ length: 40 }, (_, index) => {
    const student = { id: String(100 + (index % 4)), name: `Student ${index % 4}`, timezone: 'Asia/Amman' };
    const teacher = { id: String(index % 2), name: `Teacher ${index % 2}`, timezone: 'Asia/Amman' };
    const { before } = aShiftedClass();
    return aShiftedClass({ id: String(10 + index), student, before: { ...before, teacher } });
  });
  const at = { before: place('2040-03-05T13:00:00.000Z'), after: place('2040-03-05T15:00:00.000Z') };
  take('post', 'shifts/preview', aShiftPreview([...many, aShiftedClass({ id: '1', ...night, ...at })]));
  const user = await showClasses();
  const named = (name: RegExp) => screen.getByRole('button', { name });
  expect(named(/^At night where the student lives 1 class$/).getAttribute('aria-expanded')).toBe('true');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Qaida – Maryam.*Night in Kuala Lumpur: .11:00.pm/),
  ]);
  expect(summary()).toBe('41 classes · 1 family · 0 clashes · 1 at night');
  const group = named(/^Teacher 1 20 classes$/);
  expect(group.getAttribute('aria-expanded')).toBe('false');
  await user.click(group);
  expect(rows()).toHaveLength(21);
  await user.selectOptions(screen.getByLabelText('Grouped by'), 'Student');
  await user.click(named(/^Student 3 10 classes$/));
  await user.click(screen.getByRole('button', { name: 'Leave all of these' }));
  await waitFor(() => expect(summary()).toMatch(/^31 classes .* 10 stay$/));
});

test('the days of a shift say whose clock they are on', async () => {
  signInAs('admin');
  await renderAt('/dashboard/shifts/add');
  expect(await screen.findByLabelText(/^Last day \(.Amman., academy time\)$/)).toBeTruthy();
});

test('a class reads the same before a shift is saved and afterwards, with the city of each person', async () => {
  signInAs('admin', 'Asia/Riyadh');
  const about = {
    ...{ student: { id: '3', name: 'Yusuf', timezone: 'America/New_York' } },
    ...{ before: place('2040-03-05T14:00:00.000Z'), after: place('2040-03-05T13:00:00.000Z') },
  };
  take('post', 'shifts/preview', aShiftPreview([aShiftedClass(about)]));
  const classes = [{ ...aShiftedClass(about), action: 'move' as const, state: 'done' as const, problem: null }];
  take('post', 'shifts', aShiftResponse({ classes }), 201);
  serve('shifts/5', aShiftResponse({ classes }));
  const textOf = () => rows()[0]?.querySelector('div div')?.textContent;
  const user = await showClasses();
  const before = textOf();
  expect(before).toMatch(/8:00.am.*in New York and Toronto/);
  await save({ user });
  await screen.findByText('Moved');
  expect(textOf()).toBe(before);
});
