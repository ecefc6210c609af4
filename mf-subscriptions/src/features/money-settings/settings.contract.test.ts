// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import en from '../../../locales/en/subscriptions.json' with { type: 'json' };
import { settingKeys } from './setting-keys.ts';

const api = await useApi(sharedTestApi);

interface Group {
  key: string;
  settings: { key: string }[];
}

test('each setting of money has words', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const { data } = await (await api.request('get', '/api/settings', { token })).json();
  const money = (data.groups as Group[]).find(({ key }) => key === 'money')?.settings ?? [];
  expect(money.map(({ key }) => key).sort()).toEqual([...settingKeys].sort());
  expect(Object.keys(en.settings.item).sort()).toEqual([...settingKeys].sort());
});
