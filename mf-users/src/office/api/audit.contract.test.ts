// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createRole } from '#/people/api/roles.ts';
import { auditCsv, auditQueries } from './audit.ts';

const api = await useApi(sharedTestApi);
const client = () => new QueryClient();
const read = (filters: Record<string, string> = {}) =>
  client().fetchQuery(auditQueries.list({ page: 1, perPage: 20, sort: null, q: '', filters }, 'en'));

test('an admin reads the audit log in words, filtered, and as a file', async () => {
  const admin = await someone(api, 'admin');
  admin.signIn();
  await createRole({ role: 'Desk', permissions: ['forms.read'] }, 'key-of-role');
  const { rows, total } = await read({ actor: String(admin.id), action: 'role.create' });
  expect(total).toBe(1);
  expect(rows[0]).toMatchObject({ what: 'Added a role', actor: { id: String(admin.id) }, about: [] });
  expect((await read({ about: String(admin.id) })).total).toBe(0);
  const actions = await client().fetchQuery(auditQueries.actions('en'));
  expect(actions).toContainEqual({ action: 'role.create', what: 'Added a role' });
  const file = await auditCsv({ sort: null, q: '', filters: { action: 'role.create' } });
  expect(await file.text()).toContain('Added a role');
});

test('a leader reads no audit log', async () => {
  (await someone(api, 'leader')).signIn();
  expect(await rejectionOf(read())).toMatchObject({ status: 403 });
});
