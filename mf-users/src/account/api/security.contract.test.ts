// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userQueries } from '#/base/api/users.ts';
import { resetTwoSteps } from '#/people/api/accounts.ts';
import {
  beginApp,
  confirmApp,
  endOtherSessions,
  endSignedIn,
  removeApp,
  renewCodes,
  securityQueries,
} from './security.ts';

const api = await useApi(sharedTestApi);
const twoSteps = () => new QueryClient().fetchQuery(securityQueries.twoSteps());

test("an authenticator app's setup starts, and a wrong code is rejected at its field", async () => {
  (await someone(api, 'guest')).signIn();
  expect(await twoSteps()).toMatchObject({ totp: false, passkeys: [], recoveryCodes: 0, required: false });
  const app = await beginApp({});
  expect([app.qr.includes('<svg'), app.uri.startsWith('otpauth://')]).toEqual([true, true]);
  expect(await rejectionOf(confirmApp('000000'))).toMatchObject({ status: 422, fields: [{ path: 'code' }] });
  expect(await rejectionOf(renewCodes({}))).toMatchObject({ status: 409 });
  expect(await rejectionOf(removeApp({}))).toMatchObject({ status: 404 });
});

test('devices are listed and signed out', async () => {
  const guest = await someone(api, 'guest');
  guest.signIn();
  const { rows } = { rows: await new QueryClient().fetchQuery(securityQueries.sessions()) };
  expect(rows.map(({ current }) => current)).toEqual([true]);
  await endOtherSessions();
  expect(await rejectionOf(endSignedIn('0'.repeat(32)))).toMatchObject({ status: 404 });
});

test('a user without a second step is not offered to remove it, and the API rejects the removal', async () => {
  const teacher = await api.buildTeacher({ name: 'Salma' });
  (await someone(api, 'admin')).signIn();
  const { may } = await new QueryClient().fetchQuery(userQueries.detail(String(teacher.id)));
  expect(may.resetTwoSteps).toBe(false);
  expect(await rejectionOf(resetTwoSteps(String(teacher.id)))).toMatchObject({ status: 409 });
});
