import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { aPreview, aPreviewClass, aTimeOffResponse } from '#/testing/times-off.ts';

const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A form for two days of which the classes are shown. */
async function showClasses(kind: 'absence' | 'closure' = 'absence') {
  const { user } = await renderAt(`/dashboard/${kind}s/add`);
  await screen.findByLabelText('First day');
  type('First day', '2040-03-05');
  type('Last day', '2040-03-06');
  if (kind === 'closure') {
    type('Name in English', 'Holiday');
    type('Name in Arabic', 'عطلة');
  }
  click('Show the classes');
  await screen.findByLabelText('The same for all');
  return user;
}

test('a teacher records the own absence: the days, the same for all, one class otherwise', async () => {
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
  await user.selectOptions(screen.getByLabelText('The same for all'), 'Cancel');
  const [first] = screen.getAllByLabelText('What becomes of Qaida – Yusuf');
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

test('what has come in the way of a decision stands at its class until something else is chosen', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const user = await showClasses();
  await user.selectOptions(screen.getByLabelText('The same for all'), '8');
  const classes = [aPreviewClass(), aPreviewClass({ id: '2', obstacle: { who: 'absence' } })];
  const asked = take('post', 'absences/preview', aPreview({ classes }));
  reject('post', 'absences', 409, { fields: [{ path: 'decisions.0.to', code: 'student', message: 'Taken' }] });
  click('Save absence');
  expect(await screen.findByText('Something has changed or is in the way. Check the marked classes.')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({
    decisions: [
      { classId: '1', action: 'substitute', to: '8' },
      { classId: '2', action: 'substitute', to: '8' },
    ],
  });
  expect(await screen.findByText('The teacher is absent then')).toBeTruthy();
  const taken = await screen.findByText('The student has another class at this time');
  await user.selectOptions(screen.getAllByLabelText('What becomes of Qaida – Yusuf')[0] as HTMLElement, 'Cancel');
  expect(taken.isConnected).toBe(false);
});

test('a time that has passed stands at its class, and the classes stay', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const user = await showClasses();
  await user.selectOptions(screen.getByLabelText('The same for all'), 'Cancel');
  const [, second] = screen.getAllByLabelText('What becomes of Qaida – Yusuf');
  await user.selectOptions(second as HTMLElement, 'Move to another time');
  const past = { fields: [{ path: 'decisions.1.to', code: 'past', message: 'The time is past' }] };
  reject('post', 'absences/preview', 422, past);
  reject('post', 'absences', 422, past);
  click('Save absence');
  expect(await screen.findByText('This time is past')).toBeTruthy();
  expect(screen.getAllByLabelText('What becomes of Qaida – Yusuf')).toHaveLength(2);
});

test('what is no date stands at the field that a class is moved by, and nothing is saved with it', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview({ classes: [aPreviewClass()] }));
  const user = await showClasses();
  await user.selectOptions(await screen.findByLabelText('What becomes of Qaida – Yusuf'), 'Move to another time');
  await user.clear(screen.getByLabelText('Date'));
  await user.type(screen.getByLabelText('Date'), '30/2/2040');
  await user.tab();
  expect(screen.getByText('Date is required')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save absence' }).hasAttribute('disabled')).toBe(true);
});

test('the classes stay while the reason is typed, and go with another day', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview());
  const saved = take('post', 'absences', aTimeOffResponse(), 201);
  serve('absences/5', aTimeOffResponse());
  const user = await showClasses();
  type('Last day', '2040-03-07');
  expect(screen.queryByLabelText('The same for all')).toBeNull();
  click('Show the classes');
  await user.selectOptions(await screen.findByLabelText('The same for all'), 'Cancel');
  type('Reason', 'Ill');
  await user.click(screen.getByRole('button', { name: 'Save absence' }));
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ to: '2040-03-07', reason: 'Ill' }));
});

test('a closure whose name was taken out after its classes were shown is not saved', async () => {
  signInAs('admin');
  take('post', 'closures/preview', aPreview({ substitutes: [] }));
  const saved = take('post', 'closures', aTimeOffResponse(), 201);
  const user = await showClasses('closure');
  await user.selectOptions(screen.getByLabelText('The same for all'), 'Cancel');
  type('Name in Arabic', ' ');
  await user.click(screen.getByRole('button', { name: 'Save closure' }));
  expect(screen.getByText('Enter a name in both languages')).toBeTruthy();
  expect(saved).toEqual([]);
});

test('where there are too many classes to offer substitutes, the form says so', async () => {
  signInAs('teacher');
  take('post', 'absences/preview', aPreview({ substitutes: [], tooManyToSubstitute: true }));
  await showClasses();
  expect(screen.getByText(/^No substitutes are offered for so many classes/)).toBeTruthy();
});
