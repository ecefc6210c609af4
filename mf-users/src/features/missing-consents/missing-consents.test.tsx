import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVersion, serveMissing, serveVersions } from '#/testing/consents.ts';
import { renderAt } from '#/testing/render-at.tsx';

test('the count of a version leads to who has not accepted it, each to the person', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
  serveVersions([aVersion({ id: '2', version: 2, missing: 2 }), aVersion({ id: '1', missing: null })]);
  serveMissing('2', [
    { id: '21', name: 'Layla', role: 'student', byParent: true },
    { id: '22', name: 'Omar', role: 'teacher', byParent: false },
  ]);
  const { user } = await renderAt('/dashboard/legal-texts');
  await user.click(await screen.findByRole('link', { name: '2' }));
  const table = within(await screen.findByRole('table', { name: 'Not accepted' }));
  const row = within(await table.findByRole('row', { name: /Layla/ }));
  expect(row.getByText('Student')).toBeTruthy();
  expect(row.getByText('A parent')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Layla' }).getAttribute('href')).toBe('/dashboard/users/all/21');
  expect(within(table.getByRole('row', { name: /Omar/ })).getByText('Themselves')).toBeTruthy();
});

test('a version that everybody has accepted says so', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
  serveMissing('2', []);
  await renderAt('/dashboard/legal-texts/2/missing');
  expect(await screen.findByText('Everyone has accepted it')).toBeTruthy();
});
