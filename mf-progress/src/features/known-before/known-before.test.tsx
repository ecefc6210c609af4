import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { progress, serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7/known';
beforeEach(() => void signInForTest({ role: 'teacher', roles: ['teacher'] }, ['classes.report.create']));

test('what a student knew before is recorded by juz and by surah on one screen', async () => {
  serveStudent({ about: { may: { known: true } } });
  const sent = takeBodies('put', 'students/7/progress/known', { data: progress });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Juz 2' }));
  await user.type(screen.getByRole('combobox', { name: 'Add a surah' }), 'nas');
  await user.click(await screen.findByRole('option', { name: /An-Nas/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ juz: [2], ranges: [{ surahFrom: 114, ayahFrom: 1, surahTo: 114, ayahTo: 6 }] }]);
});

test('what a student knew before can be removed again', async () => {
  const ranges = [{ surahFrom: 114, ayahFrom: 1, surahTo: 114, ayahTo: 6 }];
  serveStudent({ about: { may: { known: true }, known: { juz: [2], ranges } } });
  const sent = takeBodies('put', 'students/7/progress/known', { data: progress });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Juz 2', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Remove An-Nas' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(sent).toEqual([{ juz: [], ranges: [] }]);
});

test('a viewer who may not record what a student knew is told so', async () => {
  serveStudent();
  await renderAt(PATH);
  expect(await screen.findByText('Only the teacher, the leader and admins can record this')).toBeTruthy();
});
