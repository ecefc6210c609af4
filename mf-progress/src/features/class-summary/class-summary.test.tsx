import { signInForTest } from '@academy/shared-auth/testing';
import { renderRemote } from '@academy/shared-ui/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { classEntriesResponse, progressQueries } from '#/api/progress.ts';
import { serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';
import ar from '#locales/ar/progress.json';
import en from '#locales/en/progress.json';
import ClassSummary from './class-summary.slot.tsx';

beforeEach(() => void signInForTest({ role: 'student', roles: ['student'] }, []));
const open = (isReported: boolean, language: 'en' | 'ar' = 'en') =>
  renderInPage('class.summary', ({ place }) => place({ classId: '30', studentId: '7', isReported }), language);

/** Appears together with what the summary draws of the response. */
function Arrived() {
  const { isPending } = useQuery({ ...progressQueries.ofClass('7', '30'), enabled: false });
  return isPending ? null : <p>Arrived</p>;
}

/** The summary of a reported class, once the request for its entries has ended. */
async function openUntilArrived() {
  const Page = () => (
    <>
      <ClassSummary classId="30" studentId="7" isReported />
      <Arrived />
    </>
  );
  const path = '/dashboard/elsewhere';
  const screens = [{ path, load: async () => ({ default: Page }) }];
  await renderRemote({ name: 'progress', namespace: 'progress', texts: { en, ar }, screens }, { path });
  await screen.findByText('Arrived');
}

const range = { surahFrom: 2, ayahFrom: 1, surahTo: 2, ayahTo: 5 };
const entry = { kind: 'new', ...range, quality: 4, mistakes: 2, hesitations: 0, tags: ['madd'], note: 'Slowly' };
const serveEntries = (...entries: object[]) =>
  serve('classes/30/progress', v.parse(classEntriesResponse, { data: { entries } }));

test('the page of a reported class lists the recited ranges and their quality', async () => {
  serveStudent();
  serveEntries(entry, { ...entry, kind: 'far', quality: 5, mistakes: 0, tags: [], note: null });
  await open(true);
  expect(await screen.findByText('Very good · Mistakes: 2 · Lengthening (madd)')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What was recited' }).textContent).toContain('Slowly');
  expect(screen.getAllByRole('link', { name: 'Open Al-Baqarah 1–5 in the mushaf' })).toHaveLength(2);
  expect(screen.getByText('Excellent')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Map' }).pathname).toBe('/dashboard/progress/7');
});

test('the steps that a report records are listed, with or without recited ranges (D128)', async () => {
  serveStudent();
  const steps = [
    { stepId: '11', title: { en: 'Nouns', ar: 'الأسماء' }, state: 'passed', quality: 4 },
    { stepId: '12', title: { en: 'Verbs', ar: 'الأفعال' }, state: 'again', quality: null },
  ];
  serve('classes/30/progress', v.parse(classEntriesResponse, { data: { entries: [], steps } }));
  await open(true, 'ar');
  const card = within(await screen.findByRole('region', { name: 'خطوات المنهج' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'الأسماءجيد جدًاأُتقنت',
    'الأفعالتُعاد',
  ]);
  expect(screen.queryByRole('region', { name: 'ما سُمّع' })).toBeNull();
});

test('the page of a missed class says that the recorded ranges do not count', async () => {
  serveStudent();
  serve('classes/30/progress', v.parse(classEntriesResponse, { data: { entries: [], notCounted: 2 } }));
  await open(true);
  const card = await screen.findByRole('region', { name: 'What was recited' });
  expect(card.textContent).toContain('2 recorded ranges do not count, because the class did not take place.');
});

test('before the report, the page of a class shows the proposal, in the language of the page', async () => {
  serveStudent({ next: { data: range, near: null, far: { ...range, surahFrom: 1, ayahTo: 20 } } });
  await open(false, 'ar');
  expect(await screen.findByRole('link', { name: 'فتح البقرة 1–5 في المصحف' })).toBeTruthy();
  const card = screen.getByRole('region', { name: 'المقترح للحصة القادمة' });
  expect(card.textContent).toContain('حفظ جديد');
  expect(card.textContent).toContain('مراجعة بعيدة');
});

test('before the report a substitute or new teacher finds a link to the hand-over', async () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']);
  serveStudent({ next: { data: range, near: null, far: null } });
  await open(false);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Summary for the new teacher' });
  expect(link.pathname).toBe('/dashboard/progress/7/hand-over');
});

test('progress that cannot be loaded can be retried', async () => {
  serveStudent();
  reject('get', 'classes/30/progress', 503);
  await open(true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test.each([403, 404])('a viewer whose request for the progress gets %i sees no card', async (status) => {
  serveStudent();
  reject('get', 'classes/30/progress', status);
  await openUntilArrived();
  expect(screen.queryByRole('region', { name: 'What was recited' })).toBeNull();
});

test('a class without records has no progress card', async () => {
  serveStudent();
  serveEntries();
  await openUntilArrived();
  expect(screen.queryByRole('region', { name: 'What was recited' })).toBeNull();
});
