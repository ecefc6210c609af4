import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { aBook, serveBook, serveBooks } from '#/testing/books.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, server } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

beforeEach(() => {
  signInAs('admin');
  serveBooks([]);
});

function takeBook(method: 'post' | 'put', path: string) {
  const sent: [string, string, string | null][] = [];
  server.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const body = await request.formData();
      const file = body.get('book');
      sent.push([String(body.get('title')), String(body.get('description')), file instanceof File ? file.name : null]);
      return HttpResponse.json({ data: aBook({ id: '3' }) }, { status: method === 'post' ? 201 : 200 });
    }),
  );
  return sent;
}

test('a picture is added as a book with the name of its file as title', async () => {
  const sent = takeBook('post', 'books');
  const { user, path } = await renderAt('/dashboard/books/add', 'en', true);
  const poster = new File(['x'], 'Letters.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Book'), poster);
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'For the wall');
  await user.click(screen.getByRole('button', { name: 'Add book' }));
  expect(await screen.findByText('Book added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe('/dashboard/books'));
  expect(sent).toEqual([['Letters', 'For the wall', 'Letters.png']]);
});

test.each([
  ['en', 'Add book', ['A file is required', 'Title is required']],
  ['ar', 'إضافة كتاب', ['الملف مطلوب', 'العنوان مطلوب']],
] as const)('a book requires a file and a title (%s)', async (language, button, messages) => {
  const { user } = await renderAt('/dashboard/books/add', language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('a book is edited without its file', async () => {
  serveBook(aBook({ id: '3' }));
  const sent = takeBook('put', 'books/3');
  const { user } = await renderAt('/dashboard/books/edit/3', 'en', true);
  await user.type(await screen.findByDisplayValue('Noorani Qaida'), ' II');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Book edited successfully')).toBeTruthy();
  expect(sent).toEqual([['Noorani Qaida II', 'From letters to words', null]]);
});

test('a book that failed to load can be retried; for a deleted book the form says so', async () => {
  reject('get', 'books/3', 422);
  const { user } = await renderAt('/dashboard/books/edit/3');
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'books/3', 404);
  await user.click(again);
  expect(await screen.findByText('Book not found')).toBeTruthy();
});
