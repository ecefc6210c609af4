import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { anExam, recordedExam } from '#/testing/exams.ts';
import { structure } from '#/testing/progress.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, serve, take, takeBodies } from '#/testing/server.ts';

const PATH = '/dashboard/progress/exams/31';

beforeEach(() => {
  localStorage.clear();
  signInForTest({ id: '5', role: 'leader', roles: ['leader'] }, ['classes.report.create']);
  serve('quran/structure', { data: structure });
});

const serveExam = (exam = anExam()) => serve('exams/31', { data: exam });

test('a named teacher starts the exam, which shows the pages then', async () => {
  serveExam(anExam({ status: 'planned', heldOn: null, drawn: [] }));
  const { user } = await renderAt(PATH);
  const started = takeBodies('put', 'exams/31', { data: anExam() });
  serveExam();
  await user.click(await screen.findByRole('button', { name: 'Start exam' }));
  expect(await screen.findByText('Page 1 of 2')).toBeTruthy();
  expect(started).toEqual([{ start: true }]);
});

test('mistakes are counted at their ayah, taken back, and recorded with the result', async () => {
  serveExam();
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Ayah 2: 0' }));
  await user.click(screen.getByRole('button', { name: 'Ayah 2: 1' }));
  await user.click(screen.getByRole('button', { name: 'Mistake elsewhere on the page' }));
  expect(screen.getByText('3 mistakes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'On the page: one less' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(document.activeElement?.textContent).toBe('Page 2 of 2');
  await user.click(screen.getByRole('button', { name: 'To the result' }));
  expect(document.activeElement?.textContent).toBe('All pages are done');
  const sent = takeBodies('put', 'exams/31', { data: recordedExam() });
  serveExam(recordedExam());
  await user.click(screen.getByRole('button', { name: 'Record result' }));
  expect(screen.getByText('Choose a result')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '2, Needs work' }));
  await user.type(screen.getByLabelText('Words for the student and the family'), 'Slowly next time');
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'To the result' }));
  await user.click(screen.getByRole('button', { name: 'Record result' }));
  expect(await screen.findByText(/Not passed yet/)).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({
    mistakes: [{ page: 2, surah: 2, ayah: 2, count: 2 }],
    result: 2,
    note: 'Slowly next time',
  });
});

test('what was counted is there after a reload, though nothing was sent yet', async () => {
  serveExam();
  reject('put', 'exams/31', 503);
  const { user, unmount } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Ayah 3: 0' }));
  unmount();
  await renderAt(PATH);
  expect(await screen.findByRole('button', { name: 'Ayah 3: 1' })).toBeTruthy();
});

test('what was changed on another device is said, and kept until the page is opened again', async () => {
  serveExam();
  reject('put', 'exams/31', 409, { code: 'outdated' });
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Ayah 3: 0' }));
  expect(await screen.findByText(/changed on another device/, {}, { timeout: 4000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ayah 3: 1' })).toBeTruthy();
});

test('a family reads the result with the mistakes at their places, in Arabic too', async () => {
  signInForTest({ id: '9', role: 'parent', roles: ['parent'] }, []);
  serveExam(recordedExam());
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('يحتاج إلى مراجعة')).toBeTruthy();
  expect(screen.getByText('Slowly next time')).toBeTruthy();
  expect(screen.getByText('البقرة 3: 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'تصحيح' })).toBeNull();
});

test('an exam is deleted after a question', async () => {
  serveExam();
  const deleted = take('delete', 'exams/31');
  const { user, path } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Delete exam' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete exam' }));
  await waitFor(() => expect(path()).toBe('/dashboard/progress/exams'));
  expect(deleted).toHaveLength(1);
});
