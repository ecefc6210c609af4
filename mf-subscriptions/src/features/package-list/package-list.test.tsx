import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin, signInAsBuyer } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/packages';
const four = aPackage({ _id: '4', title: 'Four classes', classesNum: 4 });
const eight = aPackage({
  _id: '8',
  prices: [
    { currency: 'USD', amount: 40 },
    { currency: 'EGP', amount: 900.5 },
  ],
});

test('staff see all packages with prices, audience and status', async () => {
  signInAsAdmin();
  const old = aPackage({ _id: '9', title: 'Old', active: false, visibleTo: ['91'] });
  const searches = servePackages([eight, old]);
  await renderAt(PAGE);
  const row = within(await screen.findByRole('row', { name: /Eight classes/ }));
  expect(row.getByText(/\$40 · EGP\s900\.50/)).toBeTruthy();
  expect(row.getByText('On offer')).toBeTruthy();
  const other = within(screen.getByRole('row', { name: /Old/ }));
  expect(other.getByText('Deactivated')).toBeTruthy();
  expect(await other.findByText('Students')).toBeTruthy();
  expect(String(searches[0])).toBe('sort=-createdAt&page=1&limit=100');
});

test('a row has the actions that the viewer may take', async () => {
  signInAsAdmin();
  const may = { update: true, deactivate: false, reactivate: true, delete: false };
  servePackages([aPackage({ _id: '9', may })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Eight classes' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Reactivate']);
});

test('a package is deleted after a question', async () => {
  signInAsAdmin();
  servePackages([eight]);
  const sent = take('delete', 'packages/8');
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByRole('button', { name: 'Actions for Eight classes' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  servePackages([]);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Package Deleted')).toBeTruthy();
  expect(await screen.findByText('Packages will be here')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('a student sees the packages as cards, the smallest first, in the currency of the choice', async () => {
  signInAsBuyer();
  servePackages([eight, four]);
  const { user } = await renderAt(PAGE);
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Four classes', 'Eight classes']);
  expect(screen.queryByRole('link', { name: 'Add package' })).toBeNull();
  expect(screen.getAllByText('$40')).toHaveLength(2);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EGP');
  expect(await screen.findByText(/900\.50/)).toBeTruthy();
  expect(screen.getAllByText('$40')).toHaveLength(1);
});

test('the own package is marked, also when it is no longer offered', async () => {
  signInAsBuyer('student', '8');
  servePackages([four, { ...eight, active: false }]);
  await renderAt(PAGE);
  expect(await screen.findByText('Subscribed')).toBeTruthy();
  expect(screen.getByText('No longer offered')).toBeTruthy();
});

test.each([
  ['en', 'There is no package on offer at the moment.'],
  ['ar', 'لا توجد باقات معروضة حاليا.'],
] as const)('a guest without packages is told so (%s)', async (language, words) => {
  signInAsBuyer('guest');
  servePackages([]);
  await renderAt(PAGE, language);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('cards that could not be loaded can be tried again', async () => {
  signInAsBuyer();
  reject('get', 'packages', 422);
  const { user } = await renderAt(PAGE);
  const again = await screen.findByRole('button', { name: 'Try again' });
  servePackages([four]);
  await user.click(again);
  expect(await screen.findByText('Four classes')).toBeTruthy();
});
