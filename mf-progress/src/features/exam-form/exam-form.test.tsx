import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anExam } from '#/testing/exams.ts';
import { serveStudent } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/7/exam';

beforeEach(() => {
  signInForTest({ id: '5', role: 'leader', roles: ['leader'] }, ['classes.report.create']);
  serveStudent();
  serve('students/7/exams', { data: [], may: { create: true } });
});

test('a leader chooses a juz and a number of pages, and the exam begins', async () => {
  const { user, path } = await renderAt(PATH);
  const sent = takeBodies('post', 'students/7/exams', { data: anExam() });
  serve('exams/31', { data: anExam() });
  expect(screen.queryByRole('button', { name: 'Juz 2' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Juz 1' }));
  const pages = screen.getByLabelText('Number of pages');
  await user.clear(pages);
  await user.type(pages, '3');
  await user.click(screen.getByRole('button', { name: 'Set exam' }));
  await expect.poll(() => path()).toBe('/dashboard/progress/exams/31');
  expect(sent).toEqual([{ juz: [1], ranges: [], pages: 3 }]);
});

test('a form without a juz, or with nothing solid in it, says so at the choice, and keeps what was typed', async () => {
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Set exam' }));
  expect(await screen.findByText('Choose a juz or a surah')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Juz 1' }));
  reject('post', 'students/7/exams', 422, { fields: [{ path: 'juz', code: 'nothing_solid', message: 'No' }] });
  await user.click(screen.getByRole('button', { name: 'Set exam' }));
  expect(await screen.findByText('No page of it is memorised and solid yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Juz 1' }).getAttribute('aria-pressed')).toBe('true');
});
