import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveClasses } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { aSeries, servePreview, serveSeries } from '#/testing/series.ts';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/add-weekly';

type User = Awaited<ReturnType<typeof renderAt>>['user'];
async function choose(user: User, field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

async function fill(user: User) {
  await choose(user, 'Student', 'Layla');
  await choose(user, 'Material', 'Juz');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2031-01-13' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: '17:00' } });
}

test('a teacher sees the next eight weeks on both clocks, and adds weekly classes', async () => {
  signInAs('teacher');
  serveSchedule();
  serveClasses([]);
  serveSeries(aSeries());
  const asked = servePreview();
  const sent = take('post', 'series', { data: aSeries(), warnings: [] }, 201);
  const { user, path } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText('1 class in the first eight weeks')).toBeTruthy();
  expect(screen.getByText(/in London$/)).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject({ studentId: '12', startsOn: '2031-01-13', zone: 'student' });
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  await waitFor(() => expect(path()).toBe('/dashboard/series/4'));
  expect(sent[0]?.body).toEqual({
    studentId: '12',
    materialId: '3',
    zone: 'student',
    slots: [{ weekday: 1, time: '17:00', minutes: 45 }],
    everyWeeks: 1,
    startsOn: '2031-01-13',
  });
  expect(sent[0]?.key).toBeTruthy();
});

test('what is in the way is named before it is saved', async () => {
  signInAs('teacher');
  serveSchedule();
  const conflict = {
    who: 'teacher' as const,
    id: '9',
    title: 'Qaida – Yusuf',
    starts_at: '2031-01-13T17:15:00.000Z',
    ends_at: '2031-01-13T17:45:00.000Z',
  };
  const { startsAt = '', endsAt = '', date = '' } = aSeries().classes[0] ?? {};
  servePreview({ classes: [{ date, startsAt, endsAt, conflict }], warnings: ['no_classes_left'] });
  const { user } = await renderAt(PATH, 'en', true);
  await fill(user);
  expect(await screen.findByText(/^1 time is taken/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Qaida – Yusuf' })).toBeTruthy();
  expect(screen.getByText(/^The student has no classes left/)).toBeTruthy();
});

test.each([
  ['en', 'Add weekly classes', ['Student is required', 'Material is required', 'Date is required', 'Choose a day']],
  ['ar', 'إضافة حصص أسبوعية', ['الطالب مطلوب', 'المادة مطلوبة', 'التاريخ مطلوب', 'يوم الأسبوع مطلوب']],
] as const)('what is missing of weekly classes is said at each field (%s)', async (language, button, messages) => {
  signInAs('teacher');
  serveSchedule();
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});
