import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';
import { fill, PATH, scheduled, submit } from './class-form.fixture.ts';

test('a teacher schedules a class with an own student, whose length it takes (C12)', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  const sent = take('post', 'classes', scheduled(), 201);
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Class added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/classes/my-classes'));
  expect(sent[0]?.body).toMatchObject({
    student_id: '12',
    material_id: '3',
    date: '2031-01-15',
    time: '16:00',
    duration: 45,
  });
  expect(sent[0]?.body).not.toHaveProperty('teacher_id');
  expect(sent[0]?.key).toBeTruthy();
});

test('that no classes are left warns and never blocks (D22)', async () => {
  signInAs('teacher');
  serveSchedule({ remaining_classes: 0 });
  serveClasses([]);
  take('post', 'classes', scheduled(['no_classes_left']), 201);
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText(/has no classes left/)).toBeTruthy();
  await submit(user);
  expect(await screen.findByText('Class added successfully')).toBeTruthy();
});

test.each([
  [
    'en',
    'Add class',
    ['Student is required', 'Material is required', 'Date is required', 'Time is required', 'Plan is required'],
  ],
  ['ar', 'إضافة الحصة', ['الطالب مطلوب', 'المادة مطلوبة', 'التاريخ مطلوب', 'الوقت مطلوب', 'الخطة مطلوبة']],
] as const)('what is missing is said at each field (%s)', async (language, button, messages) => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('a new class that was left unfinished is brought back', async () => {
  signInAs('teacher');
  serveSchedule();
  const { user, unmount } = await renderAt(PATH);
  const notes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Plan/ });
  await user.type(await notes(), 'Al-Mulk 1 to 10');
  unmount();
  await renderAt(PATH);
  expect((await notes()).value).toBe('Al-Mulk 1 to 10');
  expect(screen.getByText('Your unsaved changes are back.')).toBeTruthy();
});
