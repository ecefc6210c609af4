import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { anAssignment, serveAssignments } from '#/testing/assignments.ts';
import { aClassDetail, serveClass } from '#/testing/classes.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/classes/30/assignments';
const pdf = (name = 'Page 12.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const field = () => screen.findByLabelText<HTMLInputElement>('File');

beforeEach(() => {
  signInAs('teacher');
  serveClass(aClassDetail({ id: '30' }));
  serveAssignments([]);
});

test('an assignment is sent with the name of its file as title, and the page of the class opens', async () => {
  const sent: (string | null)[][] = [];
  server.use(
    http.post('*/api/assignments', async ({ request }) => {
      const body = await request.formData();
      const file = body.get('assignmentFile');
      sent.push([String(body.get('classId')), String(body.get('title')), file instanceof File ? file.name : null]);
      return HttpResponse.json({ data: anAssignment({ id: '4' }) }, { status: 201 });
    }),
  );
  const { user, path } = await renderAt(PATH, 'en', true);
  await user.upload(await field(), pdf());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Page 12');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Assignment added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/classes/30'));
  expect(sent).toEqual([['30', 'Page 12', 'Page 12.pdf']]);
});

test.each([
  ['en', 'Send', 'File', ['A file is required', 'Title is required']],
  ['ar', 'إرسال', 'الملف', ['الملف مطلوب', 'العنوان مطلوب']],
] as const)('an assignment requires a file and a title (%s)', async (language, button, label, messages) => {
  const { user } = await renderAt(PATH, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText(label));
});

test('a file that is no PDF and no picture is rejected before it is sent', async () => {
  await renderAt(PATH);
  const video = new File(['x'], 'me.mp4', { type: 'video/mp4' });
  // As by a drop, or a dialog that shows all files: without the browser's own filter.
  fireEvent.change(await field(), { target: { files: [video] } });
  expect(await screen.findByText('Only PDF or image files are allowed')).toBeTruthy();
});

test.each([
  ['damaged', 415, 'This file is damaged. Save it again, then choose it.'],
  ['pixels', 413, /This photo is too large\. Take a screenshot/],
])('an assignment whose file is rejected as %s shows the reason', async (code, status, words) => {
  reject('post', 'assignments', status, { fields: [{ path: 'file', code, message: code }] });
  const { user } = await renderAt(PATH);
  await user.upload(await field(), pdf());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an assignment that the API rejects shows the reason and keeps the chosen file', async () => {
  reject('post', 'assignments', 415);
  const { user } = await renderAt(PATH);
  await user.upload(await field(), pdf());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Only PDF or image files are allowed')).toBeTruthy();
  expect(screen.getByText('Page 12.pdf')).toBeTruthy();
});
