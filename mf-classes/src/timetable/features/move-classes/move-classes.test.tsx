import { sessionStore } from '@academy/shared-auth';
import { screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personResponse } from '#/base/api/people.ts';
import { aClass, may, serveClasses } from '#/testing/classes.ts';
import { renderAt, renderInSlot } from '#/testing/render-at.tsx';
import { salma, serveSchedule } from '#/testing/schedule.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const change = { studentId: '12', fromTeacherId: '8', toTeacherId: '7' };
const omar = { id: '8', name: 'Omar Saleh', timezone: 'Asia/Amman' };
const toCome = (id: string, day: string) =>
  aClass({ id, teacher: omar, starts_at: `2026-11-${day}T13:00:00.000Z`, may: may('edit', 'move') });
const three = [toCome('31', '25'), toCome('32', '27'), toCome('33', '29')];
const conflict = (id: string, day: string, about: object = {}) => ({
  id,
  title: 'Juz Amma – Layla Mansour',
  starts_at: `2026-11-${day}T13:00:00.000Z`,
  who: 'teacher',
  conflict: {
    who: 'teacher',
    id: '50',
    title: 'Qaida – Yusuf Karim',
    starts_at: `2026-11-${day}T12:45:00.000Z`,
    ends_at: `2026-11-${day}T13:15:00.000Z`,
    ...about,
  },
});

const open = (language: 'en' | 'ar' = 'en') => renderInSlot('student.teacher-changed', change, language);
const place = () => screen.getByRole('region', { name: 'Place' });
const isEmpty = () => waitFor(() => expect(place().childElementCount).toBe(0));
const button = (name: string) => screen.findByRole('button', { name });
const bodies = (sent: { body: unknown }[]) =>
  sent.map(({ body }) => (body as { skip_conflicts: boolean }).skip_conflicts);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T09:00:00Z'), toFake: ['Date'] });
  signInAs('admin');
  serveSchedule();
});
afterEach(() => void vi.useRealTimers());

test('future classes with the former teacher are offered to the new one, and moved', async () => {
  const searches = serveClasses(three);
  const sent = take('post', 'classes/move', { data: { moved: 3, conflicts: [] } });
  const { user } = await open();
  const dialog = await screen.findByRole('dialog', { name: 'Move 3 classes to \u2068Salma Haddad\u2069?' });
  expect(dialog.textContent).toContain('still with \u2068Omar Saleh\u2069, the first \u2068Wed 25 Nov, 4:00 pm\u2069');
  expect(Object.fromEntries(searches[0] ?? [])).toMatchObject({
    student_id: '12',
    teacher_id: '8',
    status: 'scheduled',
    sort_order: 'asc',
  });
  await user.click(await button('Move classes'));
  expect(await screen.findByText('3 classes moved to \u2068Salma Haddad\u2069')).toBeTruthy();
  await isEmpty();
  expect(sent.map(({ body }) => body)).toEqual([
    { student_id: '12', from_teacher_id: '8', to_teacher_id: '7', skip_conflicts: false },
  ]);
});

test('conflicting classes are listed with their conflicts, and the others are moved', async () => {
  serveClasses(three);
  const sent = take('post', 'classes/move', {
    data: { moved: 0, conflicts: [conflict('32', '27'), conflict('33', '29', { id: null, title: null })] },
  });
  const { user } = await open();
  await user.click(await button('Move classes'));
  const dialog = await screen.findByRole('dialog', { name: '2 classes conflict' });
  const lines = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines.map((line) => line?.replaceAll(/\s/g, ' '))).toEqual([
    'Fri 27 Nov, 4:00 pm\u20681:00 pm\u2069 in LondonAt the same time:Qaida – Yusuf Karim · Fri 27 Nov, 3:45 – 4:15 pm',
    'Sun 29 Nov, 4:00 pm\u20681:00 pm\u2069 in LondonAt the same time:A class with someone else · Sun 29 Nov, 3:45 – 4:15 pm',
  ]);
  const link = screen.getByRole('link', { name: 'Open the classes with the former teacher' });
  expect(link.getAttribute('href')).toBe('/dashboard/classes/my-classes?student_id=12&teacher_id=8');
  const rest = take('post', 'classes/move', { data: { moved: 1, conflicts: [] } });
  await user.click(await button('Move the other class'));
  expect(await screen.findByText('1 class moved to \u2068Salma Haddad\u2069')).toBeTruthy();
  expect([bodies(sent), bodies(rest)]).toEqual([[false], [true]]);
});

test('no class can be moved if all conflict', async () => {
  serveClasses(three.slice(0, 1));
  take('post', 'classes/move', { data: { moved: 0, conflicts: [conflict('31', '25')] } });
  const { user } = await open();
  await user.click(await button('Move classes'));
  const dialog = within(await screen.findByRole('dialog', { name: '1 class conflicts' }));
  expect(dialog.queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await isEmpty();
});

test('future classes can be left with the former teacher', async () => {
  serveClasses(three);
  const sent = take('post', 'classes/move');
  const { user } = await open();
  await user.click(await button('Leave them'));
  await isEmpty();
  expect(sent).toEqual([]);
});

test('a failed move of classes shows an error in the dialog, and can be retried', async () => {
  serveClasses(three);
  reject('post', 'classes/move', 422);
  const { user } = await open();
  await user.click(await button('Move classes'));
  expect(await screen.findByText(/^That did not work/)).toBeTruthy();
  take('post', 'classes/move', { data: { moved: 3, conflicts: [] } });
  await user.click(await button('Move classes'));
  await isEmpty();
});

test('a running class is not offered to the new teacher', async () => {
  serveClasses([aClass({ id: '30', teacher: omar, may: may('edit') }), ...three]);
  await open();
  expect(await screen.findByRole('dialog', { name: /^Move 3 classes/ })).toBeTruthy();
});

test('a change of teacher without future classes shows no dialog', async () => {
  serveClasses([]);
  await open();
  await isEmpty();
});

test('a viewer who cannot move classes sees no dialog after a change of teacher', async () => {
  serveClasses(three.map((row) => ({ ...row, may: may('edit') })));
  await open();
  await isEmpty();
});

test('a change of teacher shows no dialog if the classes or the new teacher cannot be read', async () => {
  reject('get', 'classes', 403);
  const { unmount } = await open();
  await isEmpty();
  unmount();
  serve('classes', { data: three, pagination: { total: 3 } });
  reject('get', 'users/7', 404);
  await open();
  await isEmpty();
});

test('the dialog that moves classes is in Arabic too', async () => {
  serveClasses(three);
  take('post', 'classes/move', { data: { moved: 0, conflicts: [conflict('32', '27')] } });
  const { user } = await open('ar');
  expect(await screen.findByRole('dialog', { name: 'نقل 3 حصص إلى \u2068Salma Haddad\u2069؟' })).toBeTruthy();
  await user.click(await button('نقل الحصص'));
  expect(await screen.findByRole('dialog', { name: 'تعارض في حصة واحدة' })).toBeTruthy();
  expect(await button('نقل الحصتين الأخريين')).toBeTruthy();
});

describe('the page that moves classes', () => {
  const MOVE = '/dashboard/classes/my-classes/move';
  const omarAsPerson = { ...salma, id: '8', name: 'Omar Saleh' };

  const asLeader = () => {
    signInAs('leader');
    sessionStore.setState({ scopes: { 'classes.my_classes.update': 'team' } });
    serve('users/8', v.parse(personResponse, { data: { data: [omarAsPerson] } }));
  };

  test("the page that moves classes shows a student's number of classes with the teacher, and moves them to another one", async () => {
    asLeader();
    serveClasses(three);
    const sent = take('post', 'classes/move', { data: { moved: 3, conflicts: [] } });
    const { user } = await renderAt(`${MOVE}?student_id=12&teacher_id=8`);
    expect(await screen.findByText('3 upcoming classes, the first \u2068Wed 25 Nov, 4:00 pm\u2069.')).toBeTruthy();
    expect(screen.getByText(/in London/).textContent).toBe('\u20681:00 pm\u2069 in London');
    const action = await button('Move classes…');
    expect((action as HTMLButtonElement).disabled).toBe(true);
    await user.type(screen.getByRole('combobox', { name: 'To teacher' }), 'Sal');
    await user.click(await screen.findByRole('option', { name: /Salma Haddad/ }));
    await user.click(action);
    await user.click(await button('Move classes'));
    expect(await screen.findByText('3 classes moved to \u2068Salma Haddad\u2069')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([
      { student_id: '12', from_teacher_id: '8', to_teacher_id: '7', skip_conflicts: false },
    ]);
  });

  test('the page that moves classes says if there is nothing to move', async () => {
    asLeader();
    serveClasses([]);
    await renderAt(`${MOVE}?student_id=12&teacher_id=8`, 'ar');
    expect(await screen.findByText(/^لا حصص قادمة لهذا الطالب/)).toBeTruthy();
    expect(((await button('نقل الحصص…')) as HTMLButtonElement).disabled).toBe(true);
  });

  test('the page that moves classes tells a teacher that only leaders and admins can move classes', async () => {
    signInAs('teacher');
    await renderAt(MOVE);
    expect(await screen.findByText('Only leaders and admins can move classes')).toBeTruthy();
  });
});
