import { signInForTest } from '@academy/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { serveKeys } from '#/people/testing/api-keys.ts';
import { servePermissions } from '#/people/testing/permissions.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, takeBodies } from '#/testing/server.ts';

const PAGE = '/dashboard/api-keys/add';
const KEY = 'academy_key_AbCdEfGhIjKlMnOpQrStUvWxYzAbCdEfGhIjKlMnOpQ';

beforeEach(() => {
  signInForTest({ role: 'super-admin', roles: ['super-admin'] }, ['users.update', 'users.read', 'forms.read']);
  servePermissions();
  serveKeys([]);
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('a new key is shown once, can be copied, and is gone with its dialog', async () => {
  const sent = takeBodies('post', 'api-keys', { data: { id: '9', key: KEY } }, 201);
  const { user, path } = await renderAt(PAGE);
  await user.type(screen.getByLabelText('Name'), ' Books ');
  await user.click(await box('Users – View'));
  expect((await box('Users – Create')).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Make key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your new key' }));
  expect(dialog.getByText(KEY)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(KEY);
  await user.keyboard('{Escape}');
  expect(await dialog.findByText(/won’t be shown again\. Copy it first/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(path()).toBe('/dashboard/api-keys'));
  expect(screen.queryByText(KEY)).toBeNull();
  expect(sent).toEqual([{ name: 'Books', permissions: ['users.read'], scope: 'all', until: null }]);
});

test('what is missing or taken has its error at its field, and what was typed stays', async () => {
  const { user } = await renderAt(PAGE);
  const submit = screen.getByRole('button', { name: 'Make key' });
  await box('Users – View');
  await user.click(submit);
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(screen.getByText('Choose at least one permission')).toBeTruthy();
  reject('post', 'api-keys', 422, {
    code: 'duplicate',
    fields: [{ path: 'name', code: 'duplicate', message: 'A key has this name already' }],
  });
  await user.type(screen.getByLabelText('Name'), 'Books');
  await user.click(await box('Users – View'));
  await user.click(submit);
  expect(await screen.findByText('Another key has this name. Please choose another one.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Books');
  expect((await box('Users – View')).checked).toBe(true);
});

test('the form is Arabic', async () => {
  await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'مفتاح API جديد' })).toBeTruthy();
});
