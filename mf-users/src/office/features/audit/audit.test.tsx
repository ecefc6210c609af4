import { signInForTest } from '@academy/shared-auth/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLine, serveAudit } from '#/office/testing/audit.ts';
import { renderAt } from '#/testing/render-at.tsx';
import { aUser, serveUsers } from '#/testing/server.ts';

const PAGE = '/dashboard/audit';

beforeEach(() => signInForTest({ id: '1', role: 'admin', roles: ['admin'] }, ['users.read']));

const rowOf = async (what: string) => within((await screen.findByText(what)).closest('tr') as HTMLElement);
const plain = (row: { getByText: typeof screen.getByText }, text: RegExp) =>
  row.getByText(
    (_, node) => text.test((node?.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '')) && node?.tagName === 'SPAN',
  );

test('a line of the audit log says who changed what about whom, with the values before and after', async () => {
  const asked = serveAudit([aLine({ id: '2' })]);
  await renderAt(PAGE);
  const row = await rowOf('Changed an account');
  plain(row, /^Name: Omar → Omar Saleh$/);
  const address = (name: string) => row.getByRole('link', { name }).getAttribute('href');
  expect(address('Rana Admin')).toBe('/dashboard/users/all/1');
  expect(address('Omar Saleh')).toBe('/dashboard/users/all/9');
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: '1', per_page: '20' });
});

test('a line without an actor names the academy, and a new value is shown alone', async () => {
  const changes = [
    { name: 'Status', before: null, after: 'Ended' },
    { name: 'Note', before: 'Late', after: null },
  ];
  serveAudit([aLine({ id: '3', actor: null, what: 'A class ended without a report', changes })]);
  await renderAt(PAGE);
  const row = await rowOf('A class ended without a report');
  row.getByText('The academy');
  plain(row, /^Status: Ended$/);
  plain(row, /^Note: Late → nothing$/);
});

test('a line about several people names them all', async () => {
  const about = [
    { id: '9', name: 'Omar Saleh' },
    { id: '8', name: 'Salma Haddad' },
  ];
  serveAudit([aLine({ id: '4', about })]);
  await renderAt(PAGE);
  (await rowOf('Changed an account')).getByText('Omar Saleh, Salma Haddad');
});

test('more than five changes are shown on request', async () => {
  const changes = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ name: `Field ${number}`, before: null, after: 'x' }));
  serveAudit([aLine({ id: '5', changes })]);
  const { user } = await renderAt(PAGE);
  await user.click(await screen.findByText('2 more changes'));
  expect(screen.getByText('2 more changes').closest('details')?.open).toBe(true);
});

test('the audit log is filtered by actor, person, action and days, by their names', async () => {
  serveUsers([aUser({ id: '1', name: 'Rana Admin' }), aUser({ id: '9', name: 'Omar Saleh' })]);
  const asked = serveAudit([aLine({ id: '6' })]);
  await renderAt(`${PAGE}?actor=1&about=9&action=user.update&from=2026-11-19&to=2026-11-20`);
  await screen.findAllByText('Changed an account');
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    ...{ actor: '1', about: '9', action: 'user.update', from: '2026-11-19', to: '2026-11-20' },
  });
  await screen.findByRole('button', { name: /Person.*Omar Saleh/ });
  screen.getByRole('button', { name: /Changed by.*Rana Admin/ });
});

test('the audit log is a page in Arabic', async () => {
  serveAudit([]);
  await renderAt(PAGE, 'ar');
  expect(await screen.findByRole('heading', { level: 1, name: 'سجل التدقيق' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'لم يُسجَّل شيء بعد' })).toBeTruthy();
});
