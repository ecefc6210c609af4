import { signInForTest } from '@academy/shared-auth/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { progress, serveStudent } from '#/testing/progress.ts';
import { renderInPage } from '#/testing/render-at.tsx';
import { serve } from '#/testing/server.ts';

beforeEach(() => void signInForTest({ role: 'leader', roles: ['leader'] }, ['classes.report.create']));
const change = { studentId: '7', fromTeacherId: '5', toTeacherId: '6' };
const open = () => renderInPage('student.teacher-changed', ({ place }) => place(change));

test("after a student's change of teacher there is a link to the hand-over", async () => {
  serveStudent({ about: { may: { known: true } } });
  await open();
  expect(await screen.findByText(/Hana.* has a new teacher/)).toBeTruthy();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Summary for the new teacher' });
  expect(link.pathname).toBe('/dashboard/progress/7/hand-over');
});

test('without memorised ayahs there is no link to the hand-over', async () => {
  const asked = serve('students/7/progress', { data: { ...progress, memorised: 0, may: { known: true } } });
  await open();
  await expect.poll(() => asked.length).toBe(1);
  expect(screen.queryByRole('link', { name: 'Summary for the new teacher' })).toBeNull();
});
