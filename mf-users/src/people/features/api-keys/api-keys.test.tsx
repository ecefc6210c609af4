import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aKey, serveKeys } from '#/people/testing/api-keys.ts';
import { servePermissions } from '#/people/testing/permissions.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/api-keys';

beforeEach(() => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.update']);
  servePermissions();
});

const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

test('a key shows what it opens, how it begins, and what it has lost', async () => {
  serveKeys([
    aKey({ id: '1', name: 'Books', lost: ['forms.read'], until: '2026-12-31' }),
    aKey({ id: '2', name: 'Old', state: 'maker_left' }),
  ]);
  await renderAt(PAGE);
  const books = await rowOf('Books');
  for (const text of ['academy_key_…x3Yz', 'In use', 'Users – View', 'Everyone', 'Rana Owner'])
    expect(books.getByText(text)).toBeTruthy();
  expect(books.getByText(/^1 permission is gone/)).toBeTruthy();
  expect((await rowOf('Old')).getByText('Its maker has left')).toBeTruthy();
});

test('a key is revoked after a question', async () => {
  const held = serveKeys([aKey({ id: '7', name: 'Books' })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Books' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  reject('delete', 'api-keys/7', 500);
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  expect(await dialog.findByText('The key could not be revoked. Please try again.')).toBeTruthy();
  const sent = takeBodies('delete', 'api-keys/7', { message: 'Key revoked' });
  held.keys = [];
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Books')).toBeNull());
  expect(sent).toHaveLength(1);
});

test('without keys the page says what they are for, in Arabic too', async () => {
  serveKeys([]);
  await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { name: 'لا مفاتيح بعد' })).toBeTruthy();
});
