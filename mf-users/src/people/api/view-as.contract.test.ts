// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { http, loadProfile, sessionStore } from '@academy/shared-auth';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { userQueries } from '#/base/api/users.ts';
import { viewAs } from '#/people/api/accounts.ts';

const api = await useApi(sharedTestApi);

test('an admin gets a session that reads as a teacher and changes nothing (D124)', async () => {
  const admin = await someone(api, 'admin');
  const teacher = await api.buildTeacher({ name: 'Salma' });
  admin.signIn();
  const { may } = await new QueryClient().fetchQuery(userQueries.detail(String(teacher.id)));
  expect(may.viewAs).toBe(true);
  signInForTest({}, [], await viewAs(String(teacher.id)));
  await loadProfile();
  const { user, view } = sessionStore.getState();
  expect([user?.name, typeof view?.until]).toEqual(['Salma', 'string']);
  expect(await rejectionOf(http.put('own-profile', { json: { name: 'Another' } }))).toMatchObject({
    code: 'view_only',
  });
});
