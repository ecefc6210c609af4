import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#/api/submissions.ts';
import { aSubmission, serveSubmission, serveSubmissions } from '#/testing/forms.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/forms/submissions/5';
const answer = (about: Partial<Answer>): Answer => ({
  questionId: '7',
  question: 'Town',
  type: 'text',
  answer: 'Amman',
  file: null,
  ...about,
});
const thumbnails = [{ path: '/api/files/media/a-480.webp', width: 480, height: 360 }];
const image = { image_path: '/api/files/media/a.webp', type: 'image', width: 900, height: 700, thumbnails };

test('a submission shows the time of sending on a clock of twelve hours', async () => {
  signInAs('reader');
  const submission = aSubmission([answer({})]);
  serveSubmission({ ...submission, date: { ...submission.date, createdAt: '2026-03-02T02:05:00.000Z' } });
  await renderAt(PATH);
  expect(await screen.findByText(/2 March 2026 at 5:05\sam$/)).toBeTruthy();
});

test('a submission shows each answer by its type', async () => {
  signInAs('reader');
  serveSubmission(
    aSubmission([
      answer({}),
      answer({ questionId: '8', question: 'Days', type: 'checkbox', answer: ['Sat', 'Mon'] }),
      answer({ questionId: '9', question: 'Born', type: 'date', answer: '2010-02-28' }),
      answer({ questionId: '10', question: 'Photo', type: 'file', answer: 'me.webp', file: image }),
      answer({ questionId: '11', question: 'Anything else', type: 'textarea', answer: null }),
    ]),
  );
  await renderAt(PATH);
  expect(await screen.findByText('Amman')).toBeTruthy();
  const days = screen.getByText('Mon').closest('ul');
  expect([...(days?.children ?? [])].map(({ textContent }) => textContent)).toEqual(['Sat', 'Mon']);
  expect(screen.getByText(/28 February 2010|February 28, 2010/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'me.webp' }).getAttribute('src')).toBe('/api/files/media/a-480.webp');
  expect(screen.getByText('No answer')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'layla@example.test' })).toBeTruthy();
});

test('a submission of the built-in form is shown in the page’s language', async () => {
  signInAs('reader');
  const form = { id: '3', name: 'Contact', deleted: false, builtIn: true };
  const message = answer({ question: 'Message', type: 'textarea', answer: 'When do you open?' });
  serveSubmission(aSubmission([message], { form }));
  await renderAt(PATH, 'ar');
  expect(await screen.findByText('الرسالة')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'تواصل معنا' })).toBeTruthy();
  expect(screen.queryByText('Message')).toBeNull();
});

test('a submission is printed', async () => {
  signInAs('reader');
  serveSubmission(aSubmission([answer({})], { may: { delete: false } }));
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('deleting a submission leads back to the list of its form', async () => {
  signInAs('admin');
  serveSubmission(aSubmission([answer({})]));
  serveSubmissions([]);
  take('delete', 'forms/submissions/5');
  const { user, path } = await renderAt(PATH, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(path()).toBe('/dashboard/forms/3/submissions'));
});

test('the page of a deleted submission says so', async () => {
  signInAs('reader');
  reject('get', 'forms/submissions/5', 404);
  await renderAt(PATH);
  expect(await screen.findByText('Submission not found')).toBeTruthy();
});
