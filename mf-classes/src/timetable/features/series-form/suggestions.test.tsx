import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { aSeries, aSuggestion, servePreview, serveSeries, serveSuggestions } from '#/testing/series.ts';
import { take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/my-classes/add-weekly?student_id=12';
const slots = [
  { weekday: 1, time: '17:00', minutes: 45 },
  { weekday: 3, time: '18:30', minutes: 45 },
];
const wanted = { studentId: '12', materialId: '3', startsOn: '2031-01-13', zone: 'student', slots, joinClasses: true };

/** Responds to all requests of the form; two existing classes would join. */
function serveForm(suggestions = [aSuggestion()]) {
  serveSchedule();
  serveSeries(aSeries());
  serveSuggestions(suggestions);
  const { startsAt = '', endsAt = '', date = '' } = aSeries().classes[0] ?? {};
  const row = { date, startsAt, endsAt, conflict: null, isJoined: true };
  return servePreview({ classes: [row, { ...row, startsAt: '2031-01-15T18:30:00.000Z' }] });
}

test('classes that repeat weekly fill the form on demand, and future ones join unless the user undoes that', async () => {
  signInAs('teacher');
  const asked = serveForm();
  const { user } = await renderAt(PATH, 'en', true);
  expect(await screen.findByText(/^Already weekly with .*Salma Haddad/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use these times' }));
  expect(await screen.findByText('2 existing classes will become part of these weekly classes.')).toBeTruthy();
  expect(asked.at(-1)?.body).toMatchObject(wanted);
  expect(screen.queryByRole('button', { name: 'Use these times' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Include existing classes/ }));
  await waitFor(() => expect(asked.at(-1)?.body).not.toHaveProperty('joinClasses'));
});

test('a form that starts from classes with a teacher is filled, and sends that they join', async () => {
  signInAs('admin');
  serveForm();
  const sent = take('post', 'series', { data: aSeries(), warnings: [] }, 201);
  const { user } = await renderAt(`${PATH}&like=7`, 'en', true);
  await screen.findByText('2 existing classes will become part of these weekly classes.');
  await user.click(screen.getByRole('button', { name: 'Add weekly classes' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ ...wanted, teacherId: '7' }));
});

test('classes of two lengths are offered separately, and no length is changed without a choice', async () => {
  signInAs('admin');
  const [monday, wednesday] = [
    { weekday: 1, time: '17:00', minutes: 30 },
    { weekday: 3, time: '18:30', minutes: 60 },
  ];
  const asked = serveForm([aSuggestion({ slots: [monday, wednesday] })]);
  const { user } = await renderAt(`${PATH}&like=7&minutes=60`, 'en', true);
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ startsOn: '2031-01-15', slots: [wednesday] }));
  await user.click(screen.getByRole('button', { name: 'Use these times' }));
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ startsOn: '2031-01-13', slots: [monday] }));
});
