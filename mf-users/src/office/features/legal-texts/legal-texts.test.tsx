import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVersion, serveVersions } from '#/office/testing/legal-texts.ts';
import { renderAt } from '#/testing/render-at.tsx';

test('an admin reads a version in both languages, and sees how many people accepted it', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
  serveVersions([aVersion({ id: '2', version: 2 }), aVersion({ id: '1', missing: null })]);
  const { user } = await renderAt('/dashboard/legal-texts');
  const table = within(await screen.findByRole('table'));
  await table.findByText('Version 2');
  const row = table.getAllByRole('row')[1] as HTMLElement;
  expect(row.textContent).toContain('32');
  expect(screen.queryByRole('link', { name: 'New version' })).toBeNull();
  await user.click(within(row).getAllByRole('button').at(-1) as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: 'Read' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Be on time.');
  dialog.getByText('الالتزام بالمواعيد.');
});
