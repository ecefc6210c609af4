import { sessionStore } from '@academy/shared-auth';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serveFreeTeachers } from '#/testing/free-times.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serveSchedule } from '#/testing/schedule.ts';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/free-teachers';
const salma = { id: '7', name: 'Salma Haddad', timezone: 'Africa/Cairo', known: true };
const omar = { id: '8', name: 'Omar Nasser', timezone: 'Asia/Amman', known: false };

test('a leader searches free teachers, and schedules a class with one at that time', async () => {
  signInAs('leader');
  const checks = serveSchedule();
  const asked = serveFreeTeachers([salma, omar]);
  const { user, path } = await renderAt(`${PATH}?date=2031-01-15&from=16:00&to=17:00`, 'en', true);
  expect(await screen.findByRole('heading', { name: '1 teacher is free' })).toBeTruthy();
  expect(Object.fromEntries(checks.at(-1) ?? [])).toEqual({ date: '2031-01-15', time: '16:00' });
  expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
    from: '2031-01-15T13:00:00.000Z',
    minutes: '60',
    per_page: '100',
  });
  expect(screen.getByText(/3:00 – 4:00 pm/).textContent).toContain('in Cairo');
  expect(screen.getByRole('heading', { name: 'Possibly free (no free times set)' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Add class with Salma Haddad' }));
  expect(path()).toBe('/dashboard/classes/my-classes/add');
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Teacher' }).value).toBe('Salma Haddad'),
  );
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Time' }).value).toBe('4:00 pm');
});

test('free teachers are filtered by woman, children, subject and language, and the filters stay when the time changes (D107)', async () => {
  signInAs('leader');
  serveSchedule();
  const asked = serveFreeTeachers([salma]);
  const { user } = await renderAt(`${PATH}?date=2031-01-15&from=16:00&to=17:00&subject=chess`);
  await screen.findByRole('link', { name: 'Salma Haddad' });
  expect(asked.at(-1)?.has('subject')).toBe(false);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Gender' }), 'Woman');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Recitation and tajweed');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Turkish');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Teaches' }), 'Children');
  const wish = { gender: 'woman', learner: 'children', subject: 'recitation', language: 'tr' };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject(wish));
  serveFreeTeachers([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'To' }), { target: { value: '18:00' } });
  expect(await screen.findByText('Choose another time, or fewer requirements.')).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('tr');
});

test('a leader whose session has no scopes of classes sees free teachers, a teacher does not', async () => {
  sessionStore.setState({ scopes: { 'classes.my_classes.update': 'team' } });
  signInAs('leader');
  serveSchedule();
  serveFreeTeachers([salma]);
  await renderAt(`${PATH}?date=2031-01-15&from=16:00&to=17:00`);
  expect(await screen.findByRole('link', { name: 'Salma Haddad' })).toBeTruthy();
  cleanup();
  signInAs('teacher');
  await renderAt(PATH);
  expect(await screen.findByText('Only leaders and admins can see which teachers are free')).toBeTruthy();
});

test('an incomplete time has an error at its field, and no list of free teachers', async () => {
  signInAs('leader');
  serveSchedule();
  serveFreeTeachers([salma]);
  await renderAt(`${PATH}?date=2031-01-15&from=16:00&to=17:00`);
  await screen.findByRole('link', { name: 'Salma Haddad' });
  fireEvent.change(screen.getByRole('combobox', { name: 'To' }), { target: { value: '16:00' } });
  expect(await screen.findByText('Choose an end after the start')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Salma Haddad' })).toBeNull();
});

test('the page of free teachers has a text without matches, and Retry after an error', async () => {
  signInAs('admin');
  serveSchedule();
  reject('get', 'free-teachers', 422);
  const { user } = await renderAt(PATH, 'ar');
  const again = await screen.findByRole('button', { name: 'إعادة المحاولة' });
  serveFreeTeachers([]);
  await user.click(again);
  expect(await screen.findByText('لا يوجد معلم متاح في هذا الوقت')).toBeTruthy();
});

test('a time that could not be checked can be retried, and teachers of the former time are gone (D96)', async () => {
  signInAs('leader');
  serveSchedule();
  serveFreeTeachers([salma]);
  const { user } = await renderAt(`${PATH}?date=2031-01-15&from=16:00&to=17:00`);
  await screen.findByRole('link', { name: /^Add class/ });
  reject('get', 'classes/time-check', 422);
  fireEvent.change(screen.getByRole('combobox', { name: 'From' }), { target: { value: '15:00' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Add class/ })).toBeNull());
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveSchedule({ starts_at: '2031-01-15T12:00:00.000Z' });
  await user.click(again);
  const { href } = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Add class/ });
  expect(new URL(href).searchParams.get('at')).toBe('2031-01-15T12:00:00.000Z');
});

test('a time that the clock skips has no free teachers; the nearest times are offered (D56)', async () => {
  signInAs('leader', 'Europe/London');
  serveSchedule({
    state: 'does_not_exist',
    starts_at: null,
    nearest: { before: '2026-03-29 00:59', after: '2026-03-29 02:00' },
  });
  await renderAt(`${PATH}?date=2026-03-29&from=01:30&to=03:00`);
  expect(await screen.findByRole('button', { name: /2:00 am/ })).toBeTruthy();
});
