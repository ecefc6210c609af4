import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBook, serveBooks } from '#/testing/books.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAs } from '#/testing/sign-in.ts';

const PATH = '/dashboard/books';

test('books are listed by title, each leading to its pages', async () => {
  signInAs('student');
  const searches = serveBooks([aBook({ id: '3' })]);
  await renderAt(PATH);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Noorani Qaida' });
  expect(link.pathname).toBe('/dashboard/books/read/3');
  expect(String(searches[0])).toBe('sort=title&page=1&per_page=10');
  expect(screen.queryByRole('link', { name: 'Add book' })).toBeNull();
});

test('a user who may do so edits and deletes a book', async () => {
  signInAs('admin');
  serveBooks([aBook({ id: '3', may: { edit: true, delete: true } })]);
  take('delete', 'books/3');
  const { user } = await renderAt(PATH);
  await user.click(await screen.findByRole('button', { name: 'Actions for Noorani Qaida' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Read', 'Edit', 'Delete']);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  serveBooks([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Book deleted')).toBeTruthy();
  expect(await screen.findByText('Books will be here')).toBeTruthy();
});

test.each([
  ['en', 'Books will be here'],
  ['ar', 'ستظهر الكتب هنا'],
] as const)('a list without books says what will be there (%s)', async (language, words) => {
  signInAs('student');
  serveBooks([]);
  await renderAt(PATH, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('books that could not be loaded can be tried again', async () => {
  signInAs('student');
  reject('get', 'books', 422);
  const { user } = await renderAt(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  serveBooks([aBook({ id: '3' })]);
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Noorani Qaida/ })).toBeTruthy();
});
