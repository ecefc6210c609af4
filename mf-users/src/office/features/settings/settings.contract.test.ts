// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { settingQueries } from '#/office/api/settings.ts';
import { drawnTypes } from './drawn-types.ts';

const api = await useApi(sharedTestApi);

test('the page of settings has a field for each type of setting', async () => {
  const user = await api.buildUser({ role: 'admin' });
  signInForTest({ id: String(user.id) }, [], await api.tokenFor(user));
  const groups = await new QueryClient().fetchQuery(settingQueries.all());
  const types = groups.flatMap(({ settings }) => settings.map(({ type }) => type));
  expect([...new Set(types)].sort()).toEqual([...drawnTypes].sort());
});
