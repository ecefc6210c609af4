import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { duePage, goal, plan, progress, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress';
const asStudent = () => signInForTest({ id: '7', role: 'student', roles: ['student'] }, []);

test("a student sees their own map, and opens a juz's surahs and pages with the days on which they were heard", async () => {
  asStudent();
  serveStudent();
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: /^Juz 1 22% Memorised: 34 of 148 · 4 to strengthen/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Juz 1' }));
  expect(dialog.getByText('Memorised 34 · solid 30 · to strengthen 4')).toBeTruthy();
  expect(dialog.getAllByText('recited on 20 Nov 2026')).toHaveLength(2);
  expect(dialog.getByText('Page 2')).toBeTruthy();
});

test('the map is also available as a table', async () => {
  asStudent();
  serveStudent();
  const { user } = await renderAt(PATH, 'ar');
  await user.click(await screen.findByRole('tab', { name: 'الجدول' }));
  const [row] = screen.getAllByRole('row', { name: /الجزء 1/ });
  expect(
    row &&
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
  ).toEqual(['34 من 148', '30', '4', '22%']);
});

test('a student who has memorised nothing reads what will be here', async () => {
  asStudent();
  serveStudent({ about: { memorised: 0, solid: 0, weak: 0 } });
  await renderAt(PATH);
  expect(await screen.findByText('Nothing memorised yet')).toBeTruthy();
});

test('a map that could not be loaded can be retried', async () => {
  asStudent();
  serveStudent();
  reject('get', 'students/7/progress', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveStudent();
  await user.click(again);
  expect(await screen.findByText('ayahs memorised')).toBeTruthy();
});

test('a parent of two chooses the child', async () => {
  signInForTest({ id: '9', role: 'guest', roles: ['guest'], relations: ['parent'] }, []);
  serveStudent();
  serve('own-profile', {
    data: {
      children: [
        { id: '7', name: 'Hana' },
        { id: '8', name: 'Adam' },
      ],
    },
  });
  serve('students/8/progress', { data: { ...progress, memorised: 500 } });
  serve('students/8/certificates', { data: [], proposable: [] });
  serve('students/8/steps', { data: [] });
  serve('students/8/home-recordings', { data: [] });
  serve('students/8/exams', { data: [], may: { create: false } });
  serve('students/8/study-plan', { data: plan });
  serve('students/8/goals', { data: [], may: { update: false } });
  serve('students/8/progress/due', { data: { date: '2026-11-27', items: [], overdue: null } });
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('34')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Adam' }));
  expect(await screen.findByText('500')).toBeTruthy();
});

test('items due for revision show for how long they are due; overdue ones are shown if the API sends them', async () => {
  asStudent();
  serveStudent({ due: { items: [duePage], overdue: null } });
  const { unmount } = await renderAt(PATH);
  const list = within(await screen.findByRole('region', { name: 'To revise today' }));
  const link = list.getByRole<HTMLAnchorElement>('link', { name: 'Open Al-Baqarah 100–149 in the mushaf' });
  expect(link.href).toBe('https://quran.com/2/100-149');
  expect(list.getByText('due for 2 days')).toBeTruthy();
  expect(screen.queryByText('To teach again')).toBeNull();
  unmount();
  serveStudent({ due: { items: [], overdue: [duePage] } });
  await renderAt(PATH);
  expect(await screen.findByRole('region', { name: 'To teach again' })).toBeTruthy();
});

test('pages that wait are listed for the family, with who heard a page at home and what comes before a pause', async () => {
  asStudent();
  const home = { on: '2026-11-24', by: { id: '8', name: 'Amina' } };
  serveStudent({ due: { items: [{ ...duePage, isEarly: true }], waiting: [{ ...duePage, page: 4, home }] } });
  await renderAt(PATH);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for another day' }));
  expect(waiting.getByText(/at home on 24 Nov 2026: ⁨Amina⁩/)).toBeTruthy();
  expect(screen.getByText('before the pause')).toBeTruthy();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Days and pages of revision' });
  expect(link.pathname).toBe('/dashboard/progress/7/plan');
});

test('a goal says how far it has come and when it is likely reached, and is removed after a question', async () => {
  asStudent();
  serveStudent({ goals: { data: [goal], may: { update: true } } });
  const removed = takeBodies('delete', 'students/7/goals/3', { message: 'Goal removed' });
  const { user } = await renderAt(PATH);
  const card = within(await screen.findByRole('region', { name: 'Goals' }));
  expect(card.getByText('Al-Baqarah 100–149 by 31 Dec 2026')).toBeTruthy();
  expect(card.getByText('4.5 of 10 pages · so far 0.9 pages a week · 1.1 a week lead there')).toBeTruthy();
  expect(card.getByText('At this pace it is reached between 3 Jan 2027 and 20 Jan 2027.')).toBeTruthy();
  expect(card.getByRole<HTMLAnchorElement>('link', { name: 'Set a goal' }).pathname).toBe('/dashboard/progress/7/goal');
  await user.click(card.getByRole('button', { name: 'Remove goal: Al-Baqarah 100–149' }));
  serveStudent();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove goal' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'Goals' })).toBeNull();
  expect(removed).toHaveLength(1);
});

test('a notification leads a student to their own map at the menu’s address', async () => {
  asStudent();
  serveStudent();
  const { path } = await renderAt('/dashboard/progress/7');
  expect(await screen.findByText('ayahs memorised')).toBeTruthy();
  expect(path()).toBe(PATH);
});

test('five overdue pages are shown, and all of them on request', async () => {
  signInForTest({ id: '5', role: 'teacher', roles: ['teacher'] }, []);
  const overdue = [1, 2, 3, 4, 5, 6, 7].map((page) => ({ ...duePage, page }));
  serveStudent({ due: { items: [], overdue } });
  const { user } = await renderAt('/dashboard/progress/7');
  const list = within(await screen.findByRole('region', { name: 'To teach again' }));
  expect(list.getAllByRole('listitem')).toHaveLength(5);
  await user.click(list.getByRole('button', { name: 'Show all 7 pages' }));
  expect(list.getAllByRole('listitem')).toHaveLength(7);
  expect(list.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(list.getAllByRole('link')[5]);
});
