import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveFreeTimes } from '#/testing/free-times.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aPreview, aPreviewClass, aTimeOffResponse } from '#/testing/times-off.ts';

const someone = (id: string, name: string) => ({
  ...{ id, name, email: null, image: null, timezone: 'Asia/Amman' },
  ...{ student: null, teacher: null },
});
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens a form for two days and shows their classes. */
async function showClasses(kind: 'absence' | 'closure' = 'absence') {
  const { user } = await renderAt(`/dashboard/${kind}s/add`);
  await screen.findByLabelText(/^First day/);
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  if (kind === 'closure') {
    type('Name in English', 'Holiday');
    type('Name in Arabic', 'عطلة');
  }
  click('Show the classes');
  await screen.findByLabelText('Same for all');
  return user;
}

test('a teacher records their own absence: the days, one decision for all, another for one class', async () => {
  signInAs('teacher');
  const asked = take('post', 'absences/preview', aPreview());
  const saved = take('post', 'absences', aTimeOffResponse(), 201);
  serve('absences/5', aTimeOffResponse());
  const { user } = await renderAt('/dashboard/absences/add');
  await user.click(await screen.findByRole('button', { name: 'Show the classes' }));
  expect(asked).toEqual([]);
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  await user.click(screen.getByRole('button', { name: 'Show the classes' }));
  expect(await screen.findByRole('heading', { name: '2 classes on these days' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save absence' }).hasAttribute('disabled')).toBe(true);
  await user.selectOptions(screen.getByLabelText('Same for all'), 'Cancel');
  const [first] = screen.getAllByLabelText('What should happen to Qaida – Yusuf?');
  if (first) await user.selectOptions(first, '8');
  await user.click(screen.getByRole('button', { name: 'Save absence' }));
  await screen.findByText('Done', { selector: 'p' });
  expect(saved[0]?.body).toMatchObject({
    from: '2040-03-05',
    to: '2040-03-06',
    decisions: [
      { classId: '1', action: 'substitute', to: '8' },
      { classId: '2', action: 'cancel' },
    ],
  });
});

test('a new obstacle of a decision is shown at its class until another choice is made', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const user = await showClasses();
  await user.selectOptions(screen.getByLabelText('Same for all'), '8');
  const classes = [aPreviewClass(), aPreviewClass({ id: '2', obstacle: { who: 'absence' } })];
  const asked = take('post', 'absences/preview', aPreview({ classes }));
  reject('post', 'absences', 409, { fields: [{ path: 'decisions.0.to', code: 'student', message: 'Taken' }] });
  click('Save absence');
  expect(await screen.findByText('Some classes have changed or conflict. Check the marked ones.')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({
    decisions: [
      { classId: '1', action: 'substitute', to: '8' },
      { classId: '2', action: 'substitute', to: '8' },
    ],
  });
  expect(await screen.findByText('The teacher is absent at that time')).toBeTruthy();
  const taken = await screen.findByText('The student has another class at this time');
  await user.selectOptions(
    screen.getAllByLabelText('What should happen to Qaida – Yusuf?')[0] as HTMLElement,
    'Cancel',
  );
  expect(taken.isConnected).toBe(false);
});

test('a time that has passed has an error at its class, and the classes stay', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const user = await showClasses();
  await user.selectOptions(screen.getByLabelText('Same for all'), 'Cancel');
  const [, second] = screen.getAllByLabelText('What should happen to Qaida – Yusuf?');
  await user.selectOptions(second as HTMLElement, 'Move to another time');
  const past = { fields: [{ path: 'decisions.1.to', code: 'past', message: 'The time is past' }] };
  reject('post', 'absences/preview', 422, past);
  reject('post', 'absences', 422, past);
  click('Save absence');
  expect(await screen.findByText('This time is past')).toBeTruthy();
  expect(screen.getAllByLabelText('What should happen to Qaida – Yusuf?')).toHaveLength(2);
});

test('an impossible date has an error at the field, and nothing is saved with it', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview({ classes: [aPreviewClass()] }));
  const user = await showClasses();
  await user.selectOptions(
    await screen.findByLabelText('What should happen to Qaida – Yusuf?'),
    'Move to another time',
  );
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '30/2/2040');
  await user.tab();
  expect(screen.getByText('Date is required')).toBeTruthy();
  expect(screen.queryByText('Cancelled')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save absence' }).hasAttribute('disabled')).toBe(true);
});

test('the classes stay while the reason is typed, and disappear with another day', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const saved = take('post', 'absences', aTimeOffResponse(), 201);
  serve('absences/5', aTimeOffResponse());
  const user = await showClasses();
  type('Last day', '2040-03-07');
  expect(screen.queryByLabelText('Same for all')).toBeNull();
  click('Show the classes');
  await user.selectOptions(await screen.findByLabelText('Same for all'), 'Cancel');
  type('Reason', 'Ill');
  await user.click(screen.getByRole('button', { name: 'Save absence' }));
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ to: '2040-03-07', reason: 'Ill' }));
});

test('a closure whose name was removed after its classes were shown is not saved', async () => {
  signInAs('admin');
  take('post', 'closures/preview', aPreview({ substitutes: [] }));
  const saved = take('post', 'closures', aTimeOffResponse(), 201);
  const user = await showClasses('closure');
  await user.selectOptions(screen.getByLabelText('Same for all'), 'Cancel');
  type('Name in Arabic', ' ');
  await user.click(screen.getByRole('button', { name: 'Save closure' }));
  expect(screen.getByText('Enter a name in both languages')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('Enter in a field shows the classes, and when all are decided it saves', async () => {
  signInAs('admin');
  const asked = take('post', 'closures/preview', aPreview({ substitutes: [] }));
  const saved = take('post', 'closures', aTimeOffResponse(), 201);
  serve('closures/5', aTimeOffResponse());
  const { user } = await renderAt('/dashboard/closures/add');
  await user.type(await screen.findByLabelText('Name in English'), 'Holiday{Enter}');
  expect(screen.getByText('Enter a name in both languages')).toBeTruthy();
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  await user.type(screen.getByLabelText('Name in Arabic'), 'عطلة{Enter}');
  await user.selectOptions(await screen.findByLabelText('Same for all'), 'Cancel');
  await user.type(screen.getByLabelText('Name in Arabic'), '{Enter}');
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ name: { en: 'Holiday', ar: 'عطلة' } }));
  expect(asked).toHaveLength(1);
});

test('choosing a leader closes that team; another team has other classes', async () => {
  signInAs('admin');
  serve('users', { data: [someone('5', 'Bilal Rahman')] });
  const asked = take('post', 'closures/preview', aPreview({ substitutes: [] }));
  const saved = take('post', 'closures', aTimeOffResponse(), 201);
  serve('closures/5', aTimeOffResponse());
  const user = await showClasses('closure');
  expect(asked[0]?.body).not.toHaveProperty('leaderId');
  await user.click(screen.getByRole('combobox', { name: /^Team leader/ }));
  await user.click(await screen.findByRole('option', { name: /Bilal/ }));
  expect(screen.queryByLabelText('Same for all')).toBeNull();
  click('Show the classes');
  await user.selectOptions(await screen.findByLabelText('Same for all'), 'Cancel');
  click('Save closure');
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ leaderId: '5' }));
  expect(asked[1]?.body).toMatchObject({ leaderId: '5' });
});

test('the teacher from the address is preselected, and can be changed', async () => {
  signInAs('leader');
  serve('users/7', { data: { data: [someone('7', 'Salma Haddad')] } });
  const asked = take('post', 'absences/preview', aPreview());
  await renderAt('/dashboard/absences/add?teacher_id=7');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' }).value).toBe('Salma Haddad'),
  );
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  click('Show the classes');
  await screen.findByLabelText('Same for all');
  expect(asked[0]?.body).toMatchObject({ teacherId: '7' });
});

test('a class to be moved is offered times after the days that are free for both, and one touch chooses one', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview({ classes: [aPreviewClass()] }));
  const asked = serveFreeTimes(['2040-03-06T15:00:00.000Z', '2040-03-07T15:00:00.000Z']);
  const saved = take('post', 'absences', aTimeOffResponse(), 201);
  serve('absences/5', aTimeOffResponse());
  const user = await showClasses();
  await user.selectOptions(
    await screen.findByLabelText('What should happen to Qaida – Yusuf?'),
    'Move to another time',
  );
  const offer = await screen.findByRole('button', { name: /6:00/ });
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    student_id: '3',
    minutes: '30',
    from: '2040-03-07',
    to: '2040-03-21',
  });
  expect(screen.getAllByRole('button', { name: /6:00/ })).toHaveLength(1);
  await user.click(offer);
  click('Save absence');
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({
      decisions: [{ classId: '1', action: 'move', to: '2040-03-07T15:00:00.000Z' }],
    }),
  );
});

test('an absence with too many classes has an error at the last day', async () => {
  signInAs('teacher');
  const fields = [{ path: 'to', code: 'too_many_classes', message: 'At most 5000 classes at once' }];
  reject('post', 'absences/preview', 422, { fields });
  await renderAt('/dashboard/absences/add');
  await screen.findByLabelText(/^First day/);
  type('First day', '2040-03-05');
  type('Last day', '2040-12-06');
  click('Show the classes');
  expect(await screen.findByText('Too many classes for one entry. Choose fewer days.')).toBeTruthy();
});

test('the form says when there are too many classes to offer substitutes', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview({ substitutes: [], tooManyToSubstitute: true }));
  await showClasses();
  expect(screen.getByText(/^No substitutes are offered for so many classes/)).toBeTruthy();
});
