// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { currencyQueries } from './currencies.ts';
import { packageTexts } from './package-fields.ts';
import {
  changePackage,
  createPackage,
  deactivatePackage,
  deletePackage,
  packageQueries,
  reactivatePackage,
} from './packages.ts';

const api = await useApi(sharedTestApi);
const onOffer = () => new QueryClient().fetchQuery(packageQueries.onOffer());
const typed = { ...packageTexts.valuesOf(), title: 'Eight', classesNum: 8 };
const eight = { ...typed, prices: [{ currency: 'USD', amount: '40.50' }], visibleTo: [], forSubscribers: false };

test('an admin adds a package once, changes, deactivates, reactivates and deletes it', async () => {
  (await someone(api, 'admin')).signIn();
  await createPackage(eight, 'k'.repeat(32));
  await createPackage(eight, 'k'.repeat(32));
  const { rows, total } = await onOffer();
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ prices: [{ currency: 'USD', amount: 40.5 }], active: true });
  const id = rows[0]?._id ?? '';
  const roles = await new QueryClient().fetchQuery(packageQueries.audiences());
  const students = roles.filter(({ name }) => name === 'student').map((role) => role.id);
  await changePackage(id, { ...eight, visibleTo: students });
  await deactivatePackage(id);
  expect(await new QueryClient().fetchQuery(packageQueries.detail(id))).toMatchObject({
    active: false,
    visibleTo: students,
    may: { deactivate: false, reactivate: true },
  });
  await reactivatePackage(id);
  expect(await rejectionOf(reactivatePackage(id))).toMatchObject({ status: 409 });
  await deletePackage(id);
  expect((await onOffer()).total).toBe(0);
});

test('a guest sees the packages on offer, and can change none', async () => {
  (await someone(api, 'admin')).signIn();
  await createPackage(eight, 'g'.repeat(32));
  (await someone(api, 'guest')).signIn();
  const [found] = (await onOffer()).rows;
  expect(found?.may).toEqual({ update: false, deactivate: false, reactivate: false, delete: false });
  expect(await rejectionOf(deletePackage(found?._id ?? ''))).toMatchObject({ status: 403 });
});

test('each currency has its number of decimals', async () => {
  const currencies = await new QueryClient().fetchQuery(currencyQueries.all());
  expect(currencies.find(({ code }) => code === 'KWD')?.decimal_digits).toBe(3);
});
