import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anExam } from '#/testing/exams.ts';
import { structure } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

const PATH = '/dashboard/progress/exams';
const permissions = ['classes.report.create'];
const open = { data: [anExam()], pagination: { total: 1 }, statistics: { held: 12, passed: 10 } };
const ready = { data: [{ student: { id: '8', name: 'Omar' }, juz: [29, 30] }], isCut: false };

test('a leader sees whose juz are ready, with a link that chooses the juz, and the open exams', async () => {
  signInForTest({ id: '5', role: 'leader', roles: ['leader'] }, permissions);
  serve('quran/structure', { data: structure });
  serve('exams', open);
  serve('students-to-examine', ready);
  await renderAt(PATH);
  const link = await screen.findByRole('link', { name: 'Set an exam for \u2068Omar\u2069' });
  expect(link.getAttribute('href')).toBe('/dashboard/progress/8/exam?juz=29');
  expect(screen.getByText('Juz 29, Juz 30')).toBeTruthy();
  expect(await screen.findByText(/The last 30 days: 12 held, 10 of them passed\.$/)).toBeTruthy();
  expect((await screen.findAllByText('In progress')).length).toBeGreaterThan(0);
});

test('a teacher sees the own exams alone', async () => {
  signInForTest({ id: '5', role: 'teacher', roles: ['teacher'] }, permissions);
  serve('quran/structure', { data: structure });
  serve('exams', { data: [], pagination: { total: 0 } });
  await renderAt(PATH);
  expect(await screen.findByText('No exam is waiting')).toBeTruthy();
  expect(screen.queryByText('Ready for an exam')).toBeNull();
});
