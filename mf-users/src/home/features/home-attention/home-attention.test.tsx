import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { AttentionItem, AttentionLine } from '#/home/api/home.ts';
import { serveAttention } from '#/home/testing/home.ts';
import { renderWidget } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';

const item = (about: Partial<AttentionItem>): AttentionItem => ({
  class_id: null,
  series_id: null,
  student: { id: '12', name: 'Layla' },
  teacher: { id: '7', name: 'Salma' },
  starts_at: null,
  ...about,
});
const lines: AttentionLine[] = [
  { kind: 'overdue_reports', total: 5, items: [item({ class_id: '31', starts_at: '2026-11-01T10:00:00.000Z' })] },
  { kind: 'out_of_classes', total: 100, items: [item({})] },
];

beforeEach(() => {
  signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read']);
});

test('a weekly class that cannot be made leads to its series (D93)', async () => {
  serveAttention([{ kind: 'classes_not_made', total: 1, items: [item({ series_id: '4' })] }]);
  await renderWidget('home-attention');
  await screen.findByText('Weekly class couldn’t be scheduled');
  expect(screen.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/series/4');
});

test('each line leads to the page that fixes it', async () => {
  serveAttention(lines);
  await renderWidget('home-attention');
  const overdue = (await screen.findByText('Reports overdue')).closest('li') ?? document.body;
  expect(overdue.textContent).toContain('5');
  expect(within(overdue).getByRole('link', { name: 'Salma' }).getAttribute('href')).toBe('/dashboard/classes/31');
  expect(within(overdue).getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/dashboard/classes/my-classes?status=needs_report_to_end',
  );
  const empty = screen.getByText('No remaining classes').closest('li') ?? document.body;
  expect(within(empty).getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/users/student/12');
  expect(empty.textContent).toContain('99+');
});

test('an unmarked hand-in names the teacher, and leads to all of them (C25)', async () => {
  serveAttention([{ kind: 'unmarked_work', total: 4, items: [item({ class_id: '31' })] }]);
  await renderWidget('home-attention');
  const line = within((await screen.findByText('Work not marked for 3 days')).closest('li') ?? document.body);
  expect(line.getByRole('link', { name: 'Salma' }).getAttribute('href')).toBe('/dashboard/classes/31');
  expect(line.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/dashboard/classes/my-assignments?todo=to_mark',
  );
});

test('a student with a payment and without a teacher is named with the time since the payment (D119)', async () => {
  const starts_at = '2026-01-05T10:00:00.000Z';
  serveAttention([{ kind: 'without_teacher', total: 1, items: [item({ teacher: null, starts_at })] }]);
  await renderWidget('home-attention');
  const line = (await screen.findByText('Paid, without a teacher')).closest('li');
  expect(line?.textContent).toMatch(/Layla since .*5 Jan/);
  expect(screen.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/users/student/12');
});

test('without lines of the academy or another remote, the list says that all is well', async () => {
  serveAttention([]);
  await renderWidget('home-attention', { lines: ['pending-posts'] });
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeTruthy();
  const filler = screen.getByText('pending-posts').parentElement ?? document.body;
  expect(getComputedStyle(filler).display).toBe('none');
});

test('failed lines do not hide those of other remotes, and can be retried', async () => {
  reject('get', 'statistics/attention', 503);
  const { user } = await renderWidget('home-attention', { lines: ['pending-posts'] });
  expect(await screen.findByText('This part could not be loaded.')).toBeTruthy();
  expect(screen.getByText('pending-posts')).toBeTruthy();
  expect(screen.queryByText('Nothing needs your attention right now.')).toBeNull();
  serveAttention(lines);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Reports overdue')).toBeTruthy());
});

test('a kind without words in this version is left out', async () => {
  serveAttention([...lines, { ...lines[0], kind: 'moonlight' } as unknown as AttentionLine]);
  await renderWidget('home-attention', { language: 'ar' });
  expect(await screen.findByText('تقارير متأخرة')).toBeTruthy();
  expect(screen.getAllByText(/مع$/).length).toBe(2);
});

test('a family with low feedback leads to the feedback, a make-up that ends soon to its student (C24, D103)', async () => {
  const endsAt = '2026-11-30T20:59:00.000Z';
  serveAttention([
    { kind: 'low_feedback', total: 1, items: [item({ teacher: null, starts_at: '2026-11-20T10:00:00.000Z' })] },
    { kind: 'makeups_ending', total: 1, items: [item({ starts_at: endsAt })] },
  ]);
  await renderWidget('home-attention');
  const [low, ending] = await Promise.all(
    ['Dissatisfied families', 'Make-up classes end soon'].map(async (name) =>
      within((await screen.findByText(name)).closest('li') ?? document.body),
    ),
  );
  expect(low?.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/feedback?state=low');
  expect(ending?.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/users/student/12');
  expect(ending?.getByText(/until/)).toBeTruthy();
});

test('whoever does the money has the lines of other remotes alone (D149)', async () => {
  signInForTest({ id: '1', role: 'accountant', roles: ['accountant'] }, ['money.read', 'money.update']);
  await renderWidget('home-money-attention', { lines: ['reported-transfers'] });
  expect(await screen.findByText('Needs attention')).toBeTruthy();
  expect(await screen.findByText('Nothing needs your attention right now.')).toBeTruthy();
  expect(getComputedStyle(screen.getByText('reported-transfers').parentElement ?? document.body).display).toBe('none');
});
