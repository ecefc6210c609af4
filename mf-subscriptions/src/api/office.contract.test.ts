// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import { officeMonth } from './office.ts';

const api = await useApi(sharedTestApi);

test('an admin downloads a month; a future month is rejected, and other users are rejected', async () => {
  (await someone(api, 'admin')).signIn();
  expect((await officeMonth('2026-01')).type).toBe('application/zip');
  expect(await rejectionOf(officeMonth('2099-01'))).toMatchObject({ status: 422 });
  (await someone(api, 'leader')).signIn();
  expect(await rejectionOf(officeMonth('2026-01'))).toMatchObject({ status: 403 });
});
