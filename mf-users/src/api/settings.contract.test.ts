// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@academy/shared-auth/query';
import { signInForTest } from '@academy/shared-auth/testing';
import { expect, test } from 'vitest';
import en from '../../locales/en/users/settings.json' with { type: 'json' };
import { changeSettings, settingQueries } from './settings.ts';

const api = await useApi(sharedTestApi);

async function enter(role: 'admin' | 'super-admin') {
  const user = await api.buildUser({ role });
  signInForTest({ id: String(user.id) }, [], await api.tokenFor(user));
}
const read = () => new QueryClient().fetchQuery(settingQueries.all());

test('settings are read by group, and changed under their keys', async () => {
  await enter('admin');
  const minutes = async () => {
    const all = (await read()).flatMap(({ settings }) => settings);
    return all.find(({ key }) => key === 'absence_minutes');
  };
  expect(await minutes()).toMatchObject({ type: 'integer', value: 15, may: { edit: true } });
  await changeSettings({ absence_minutes: 10 });
  expect(await minutes()).toMatchObject({ value: 10, default: 15 });
});

test('each setting and each group of the API has words', async () => {
  await enter('admin');
  const groups = await read();
  expect(groups.map(({ key }) => key).sort()).toEqual(Object.keys(en.settings.group).sort());
  const keys = groups.flatMap(({ settings }) => settings.map(({ key }) => key));
  expect(keys.sort()).toEqual(Object.keys(en.settings.item).sort());
});
