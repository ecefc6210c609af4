import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/packages';
const stopped = { update: true, deactivate: false, reactivate: true, delete: true };

beforeEach(() => signInAsAdmin());

test('deactivating shows the effect on holders, and leads back to the list', async () => {
  servePackages([aPackage({ _id: '3' })]);
  const sent = take('put', 'packages/3/deactivate');
  const { user, path } = await renderAt(`${PAGE}/3/deactive`, 'en', true);
  expect(await screen.findByText(/Current subscribers keep it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Package deactivated successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(sent).toHaveLength(1);
});

test('a package is reactivated', async () => {
  servePackages([aPackage({ _id: '3', active: false, may: stopped })]);
  take('put', 'packages/3/reactivate');
  const { user, path } = await renderAt(`${PAGE}/3/reactive`, 'en', true);
  await user.click(await screen.findByRole('button', { name: 'Reactivate' }));
  expect(await screen.findByText('Package reactivated successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(PAGE));
});

test("a failed change of a package's state shows an error, and can be retried", async () => {
  servePackages([aPackage({ _id: '3' })]);
  reject('put', 'packages/3/deactivate', 422);
  const { user } = await renderAt(`${PAGE}/3/deactive`);
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('The package could not be deactivated. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeTruthy();
});

test('a package that is already deactivated leads back to the list', async () => {
  servePackages([aPackage({ _id: '3', active: false, may: stopped })]);
  const { path } = await renderAt(`${PAGE}/3/deactive`, 'en', true);
  await waitFor(() => expect(path()).toBe(PAGE));
});
