import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPackage, servePackages } from '#/testing/packages.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject, take } from '#/testing/server.ts';
import { signInAsAdmin } from '#/testing/sign-in.ts';

const PAGE = '/dashboard/subscriptions/packages';

type View = Awaited<ReturnType<typeof renderAt>>;

async function choose(user: View['user'], field: string, words: string) {
  await user.type(await screen.findByRole('combobox', { name: field }), words);
  await user.click(await screen.findByRole('option', { name: new RegExp(words) }));
}

beforeEach(() => signInAsAdmin());

test('a package with two prices is added for students', async () => {
  servePackages([]);
  const sent = take('post', 'packages', { data: aPackage({ _id: '3' }) }, 201);
  const { user, path } = await renderAt(`${PAGE}/add`, 'en', true);
  await user.type(await screen.findByRole('textbox', { name: 'Title in English' }), 'Eight');
  await user.type(screen.getByRole('textbox', { name: 'Title in Arabic' }), 'ثماني حصص');
  await user.type(screen.getByRole('textbox', { name: 'Number of classes' }), '8');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who sees it' }), 'student');
  await choose(user, 'Currency 1', 'USD');
  await user.type(screen.getByRole('textbox', { name: 'Amount 1' }), '40.50');
  await user.click(screen.getByRole('button', { name: 'Add a price' }));
  await choose(user, 'Currency 2', 'KWD');
  await user.type(screen.getByRole('textbox', { name: 'Amount 2' }), '12');
  await user.click(screen.getByRole('button', { name: 'Add package' }));
  expect(await screen.findByText('Package added successfully')).toBeTruthy();
  await waitFor(() => expect(path()).toBe(PAGE));
  expect(sent[0]?.body).toMatchObject({
    title: 'Eight',
    titleAr: 'ثماني حصص',
    classesNum: 8,
    visibleTo: ['91'],
    prices: [
      { currency: 'USD', amount: '40.50' },
      { currency: 'KWD', amount: '12' },
    ],
  });
  expect(sent[0]?.key).toBeTruthy();
});

test.each([
  ['en', 'Add package', ['Title is required', 'Number of classes is required', 'Currency is required']],
  ['ar', 'إضافة باقة', ['العنوان مطلوب', 'عدد الحصص مطلوب', 'العملة مطلوبة']],
] as const)('missing fields of a package have errors (%s)', async (language, button, messages) => {
  servePackages([]);
  const { user } = await renderAt(`${PAGE}/add`, language);
  await user.click(await screen.findByRole('button', { name: button }));
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy();
});

test('the form of a package starts with its stored values', async () => {
  servePackages([aPackage({ _id: '3', visibleTo: ['92'] })]);
  const sent = take('put', 'packages/3');
  const { user } = await renderAt(`${PAGE}/3`, 'en', true);
  await user.type(await screen.findByDisplayValue('Eight classes'), ' a month');
  expect(screen.getByDisplayValue('USD')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Package edited successfully')).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({ title: 'Eight classes a month', visibleTo: ['92'] });
});

test('a package that could not be loaded can be retried; for a deleted one the form says so', async () => {
  servePackages([]);
  reject('get', 'packages/3', 422);
  const { user } = await renderAt(`${PAGE}/3`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  reject('get', 'packages/3', 404);
  await user.click(again);
  expect(await screen.findByText('Package not found')).toBeTruthy();
});
