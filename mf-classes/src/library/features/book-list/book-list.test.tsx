import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBook, serveBooks } from '#/testing/books.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { take } from '#/testing/server.ts';
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
  expect(await screen.findByText('Books will appear here')).toBeTruthy();
});
