import { signInForTest } from '@academy/shared-auth/testing';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { classEntriesResponse } from '#/api/progress.ts';
import { serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { reject, serve } from '#/testing/server.ts';

beforeEach(() => void signInForTest({ role: 'student', roles: ['student'] }, []));
const open = (isReported: boolean, language: 'en' | 'ar' = 'en') =>
  renderInPage('class.summary', ({ place }) => place({ classId: '30', studentId: '7', isReported }), language);

const range = { surahFrom: 2, ayahFrom: 1, surahTo: 2, ayahTo: 5 };
const entry = { kind: 'new', ...range, quality: 4, mistakes: 2, hesitations: 0, tags: ['madd'], note: 'Slowly' };
const serveEntries = (...entries: object[]) =>
  serve('classes/30/progress', v.parse(classEntriesResponse, { data: { entries } }));

test('the page of a reported class lists the recited ranges and their quality', async () => {
  serveStudent();
  serveEntries(entry, { ...entry, kind: 'far', quality: 5, mistakes: 0, tags: [], note: null });
  await open(true);
  expect(await screen.findByText('Very good · Mistakes: 2 · Madd')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'What was recited' }).textContent).toContain('Slowly');
  expect(screen.getAllByRole('link', { name: 'Al-Baqarah 1–5, in a mushaf' })).toHaveLength(2);
  expect(screen.getByText('Excellent')).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Map' }).pathname).toBe('/dashboard/progress/7');
});

test('before the report, the page of a class shows the proposal, in the language of the page', async () => {
  serveStudent({ next: { data: range, near: null, far: { ...range, surahFrom: 1, ayahTo: 20 } } });
  await open(false, 'ar');
  expect(await screen.findByRole('link', { name: 'البقرة 1–5، في المصحف' })).toBeTruthy();
  const card = screen.getByRole('region', { name: 'المقترح للحصة القادمة' });
  expect(card.textContent).toContain('حفظ جديد');
  expect(card.textContent).toContain('مراجعة بعيدة');
});

test('before the report a substitute or new teacher finds a link to the hand-over', async () => {
  signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']);
  serveStudent({ next: { data: range, near: null, far: null } });
  await open(false);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Hand-over page' });
  expect(link.pathname).toBe('/dashboard/progress/7/hand-over');
});

test('progress that cannot be loaded can be retried; a viewer who may not read it sees no card', async () => {
  serveStudent();
  reject('classes/30/progress', 503);
  await open(true);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  cleanup();
  const asked = reject('classes/30/progress', 404);
  await open(true);
  await expect.poll(() => asked).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('region', { name: 'What was recited' })).toBeNull();
});

test('a class without records has no progress card', async () => {
  serveStudent();
  const asked = serveEntries();
  await open(true);
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('region', { name: 'What was recited' })).toBeNull();
});
