import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aVersion, serveMissing, serveVersions } from '#/office/testing/legal-texts.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { reject } from '#/testing/server.ts';

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

test('a version that was accepted for everybody says so', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
  serveMissing('2', []);
  await renderAt('/dashboard/legal-texts/2/missing');
  expect(await screen.findByText('Everyone has accepted')).toBeTruthy();
});

test.each([
  ['en', 'Privacy policy · Version 3', /^Active users for whom .* For a student under 16 a parent is asked instead\.$/],
  ['ar', 'سياسة الخصوصية · الإصدار 3', /أما الطالب دون سن 16 عامًا فتُطلب موافقة أحد والديه بدلًا منه\.$/],
] as const)(
  'the page names the text and its version, and who is asked to accept it (%s)',
  async (language, text, asked) => {
    signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
    serveMissing('2', [], { kind: 'privacy', version: 3 });
    await renderAt('/dashboard/legal-texts/2/missing', language);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(asked)).toBeTruthy();
  },
);

test('a search keeps the name of the text', async () => {
  signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
  serveMissing('2', []);
  await renderAt('/dashboard/legal-texts/2/missing?q=Layla');
  expect(await screen.findByText('Terms of use · Version 2')).toBeTruthy();
});

test.each([
  ['en', 'Text not found', 'Back to the legal texts'],
  ['ar', 'هذا النص غير موجود', 'العودة إلى النصوص القانونية'],
] as const)(
  'an unknown text has a link back to the legal texts instead of a list or a retry (%s)',
  async (language, title, back) => {
    signInForTest({ id: '5', role: 'admin', roles: ['admin'] }, ['users.read']);
    reject('get', 'legal-texts/2/missing', 404);
    await renderAt('/dashboard/legal-texts/2/missing', language);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe('/dashboard/legal-texts');
  },
);
