import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPicture } from '#/testing/assignments.ts';
import { aBook, serveBook } from '#/testing/books.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/books/read/3';

test('a picture book is shown on its page, and opens as large as the window', async () => {
  signInAs('student');
  serveBook(aBook({ id: '3', book: aPicture }));
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Noorani Qaida' }));
  expect(await screen.findByRole('dialog', { name: 'Large view' })).toBeTruthy();
});

test('a book that failed to load can be retried; a deleted one leads back to the books', async () => {
  signInAs('student');
  reject('get', 'books/3', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'books/3', 404);
  await user.click(again);
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'To the books' })).pathname).toBe(
    '/dashboard/books',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Book' })).toBeTruthy();
});
