import type { SlotProps } from '@academy/shared-auth/contract';
import { someRecipients } from '@academy/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { aClassDetail, may, serveClass } from '#/testing/classes.ts';
import { renderAt, renderAtWithFiller } from '#/testing/render-at.tsx';
import { aReport, serveReport } from '#/testing/reports.ts';
import { reject, serve, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/daily-reports/show/90';
const all = { edit: true, delete: true, note: true };

async function choose(user: Awaited<ReturnType<typeof renderAt>>['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'More about this report' }));
  await user.click(screen.getByRole('menuitem', { name: item }));
}

test('a family reads the comment, the accomplished text and the author, and cannot edit the report', async () => {
  signInAs('student');
  serveReport(aReport({ id: '90' }));
  await renderAt(PATH);
  expect(await screen.findByText(/Read well today\./)).toBeTruthy();
  expect(screen.getByText('An-Nas to Al-Fil')).toBeTruthy();
  expect(screen.getByText('\u2068Salma Haddad\u2069, \u2068Fri 20 Nov, 4:40 pm\u2069')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More about this report' })).toBeNull();
});

test('a report shows the time of its class on the other clock too (D94)', async () => {
  signInAs('student', 'Europe/London');
  serveReport(aReport({ id: '90' }));
  await renderAt(PATH);
  expect(await screen.findByText(/\u20684:00\spm\u2069 in Amman/)).toBeTruthy();
});

test('a report says what to practise next, as of its class, in the language of the page', async () => {
  signInAs('student');
  serveReport(aReport({ id: '90' }));
  const asked = serve('students/12/progress/next', { texts: { en: 'New: An-Nas 1–6', ar: 'الجديد: الناس 1–6' } });
  await renderAt(PATH);
  const card = within(await screen.findByRole('region', { name: 'To practise until the next class' }));
  expect(card.getByText('New: An-Nas 1–6')).toBeTruthy();
  expect(asked.at(-1)?.get('date')).toBe('2026-11-20');
});

test('a corrected report is saved; an empty one is not', async () => {
  signInAs('teacher');
  serveReport(aReport({ id: '90', may: { edit: true, delete: false, note: false } }));
  const sent = take('post', 'daily-reports/90');
  const { user } = await renderAt(PATH);
  await choose(user, 'Correct the report');
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('textbox');
  await user.clear(box);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Report is required')).toBeTruthy();
  await user.type(box, 'Corrected');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Report edited')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ report: 'Corrected' });
});

/** A filler that counts pages; a hundred pages are invalid. */
function Pages({ values, onChange }: SlotProps<'class.report.part'>) {
  const value = values.lesson as { pages: number } | undefined;
  const say = (pages: number) => onChange({ name: 'lesson', value: { pages }, isValid: pages < 100, line: '' });
  return (
    <label>
      Pages
      <input value={value?.pages ?? ''} onChange={({ target }) => say(Number(target.value))} />
    </label>
  );
}

test('a correction sends only those parts of other domains that were changed', async () => {
  signInAs('teacher');
  const parts = [
    { kind: 'comment', body: 'Read well today.' },
    { kind: 'lesson', body: { pages: 3 } },
    { kind: 'songs', body: { songs: 1 } },
  ];
  serveReport(aReport({ id: '90', may: { edit: true, delete: false, note: false }, parts }));
  const sent = take('post', 'daily-reports/90');
  const { user } = await renderAtWithFiller(PATH, Pages as ComponentType<object>);
  await choose(user, 'Correct the report');
  const dialog = within(await screen.findByRole('dialog'));
  const pages = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Pages' });
  expect(pages.value).toBe('3');
  const save = dialog.getByRole('button', { name: 'Save' });
  await user.type(pages, '00');
  await user.click(save);
  expect(
    await dialog.findByText('Choose the surah and the ayahs of each passage, or save the report without them.'),
  ).toBeTruthy();
  await user.type(pages, '{Backspace}');
  await user.click(save);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ parts: { lesson: { pages: 30 } } }));
  expect(sent).toHaveLength(1);
});

test('a leader adds a note for staff', async () => {
  signInAs('leader');
  serveReport(aReport({ id: '90', may: all, leader_note: 'Ask the parents' }));
  const sent = take('post', 'daily-reports/90');
  const { user } = await renderAt(PATH);
  expect(await screen.findByText('Ask the parents')).toBeTruthy();
  await choose(user, 'Note for staff');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), ' again');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ leader_note: 'Ask the parents again' }));
});

test('deleting a report asks first and leads to the class, which is open again', async () => {
  signInAs('admin');
  serveReport(aReport({ id: '90', may: all }));
  serveClass(aClassDetail({ id: '30', status: 'needs_report_to_end' }));
  take('delete', 'daily-reports/90');
  const { user, path } = await renderAt(PATH, 'en', true);
  await choose(user, 'Delete report');
  const dialog = within(await screen.findByRole('alertdialog'));
  reject('get', 'daily-reports/90', 404);
  await user.click(dialog.getByRole('button', { name: 'Delete report' }));
  expect(await screen.findByText('Report deleted')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/classes/30'));
  expect(await screen.findByRole('heading', { name: 'Juz Amma – Layla Mansour' })).toBeTruthy();
});

test.each([
  ['en', 'Report not found'],
  ['ar', 'هذا التقرير غير موجود'],
] as const)('a report that the viewer cannot see is not found (%s)', async (language, words) => {
  signInAs('student');
  reject('get', 'daily-reports/90', 404);
  await renderAt(PATH, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a report that could not be loaded can be retried', async () => {
  signInAs('student');
  reject('get', 'daily-reports/90', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('heading', { level: 1, name: 'Daily report' })).toBeTruthy();
  serveReport(aReport({ id: '90' }));
  await user.click(again);
  expect(await screen.findByText(/Read well today\./)).toBeTruthy();
});

test("the report of a class opens by the class's address", async () => {
  signInAs('teacher');
  const report = {
    id: '90',
    text: 'x',
    author: { id: '7', name: 'S' },
    created_at: '2026-11-20T14:00:00.000Z',
    edited_at: null,
  };
  serveClass(aClassDetail({ id: '30', status: 'ended', report, report_id: '90' }));
  serveReport(aReport({ id: '90' }));
  await renderAt('/dashboard/classes/30/daily-report');
  expect(await screen.findByText(/Read well today\./)).toBeTruthy();
});

test('a class without a report leads to the report form', async () => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30', status: 'needs_report_to_end', may: may('report') }));
  await renderAt('/dashboard/classes/30/daily-report');
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Write report' })).pathname).toBe(
    '/dashboard/classes/30/manage',
  );
});

test("a report is copied as a message, by default to a parent and in the parent's language (D95)", async () => {
  signInAs('admin');
  serveReport(aReport({ id: '90' }));
  serve('users/12/recipients', someRecipients('12', 'Layla Mansour'));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Copy as message' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('Recipient')).value).toBe('20');
  expect((await screen.findByText(/^Report on .*class with/)).textContent).toContain('Read well today.');
});

test('a family copies a report in its own language, without a choice of recipients', async () => {
  signInAs('student');
  serveReport(aReport({ id: '90' }));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Copy as message' }));
  await screen.findByText(/^Report on .*class with/);
  expect(screen.queryByLabelText('Recipient')).toBeNull();
});
