import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderInSlot } from '#/testing/render-at.tsx';
import { signInAsBuyer } from '#/testing/sign-in.ts';

const price = (currency: string, amount: number) => ({ currency, amount });
const offers = [
  aPackage({ _id: '1', title: 'Eight', prices: [price('USD', 40), price('EGP', 900)] }),
  aPackage({ _id: '2', title: 'Four', classesNum: 4, prices: [price('USD', 25)] }),
  aPackage({ _id: '3', title: 'One', classesNum: 1, prices: [price('USD', 7), price('EGP', 150)] }),
  aPackage({ _id: '4', title: 'Twelve', prices: [price('USD', 55), price('EGP', 1200)] }),
];
const open = (isRelative: 'yes' | 'no' = 'no') => renderInSlot('home.widget', { isRelative }, 'en', 'home-packages');
const shown = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  signInAsBuyer('guest');
});

test('a guest sees the three cheapest packages and a link to all of them', async () => {
  servePackages(offers);
  await open();
  expect(await shown()).toEqual(['One1 class$7 / month', 'Four4 classes$25 / month', 'Eight8 classes$40 / month']);
  expect(screen.getByRole('link', { name: 'All packages' }).getAttribute('href')).toBe(
    '/dashboard/subscriptions/packages',
  );
});

test('each package leads to itself in the shop', async () => {
  servePackages(offers);
  await open();
  expect((await screen.findByRole('link', { name: 'Eight' })).getAttribute('href')).toBe(
    '/dashboard/subscriptions/packages#package-1',
  );
});

test('the packages are priced in the currency that the viewer has chosen', async () => {
  localStorage.setItem('subscriptions.currency', 'EGP');
  servePackages(offers);
  await open();
  expect((await shown()).map((text) => text?.match(/^[A-Z][a-z]+/)?.[0])).toEqual(['One', 'Eight', 'Twelve']);
});

test('without packages on offer nothing is drawn', async () => {
  servePackages([]);
  await open();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});

test("a guest reads that packages come after the trial class; a relative reaches them from the child's card", async () => {
  servePackages(offers);
  const { unmount } = await open();
  expect(await screen.findByText(/^After your trial class, /)).toBeTruthy();
  unmount();
  await open('yes');
  await waitFor(() => expect(screen.getByRole('region', { name: 'Place' }).childElementCount).toBe(0));
});
