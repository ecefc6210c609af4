// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { useApi } from '@academy/shared-auth/contract-testing';
import { expect, test } from 'vitest';
import en from '../../../../locales/en/classes/settings.json' with { type: 'json' };
import { reminderMinutes, reportSettingKeys, requestSettingKeys, settingKeys, visibleOptions } from './setting-keys.ts';

const api = await useApi(sharedTestApi);

interface Group {
  key: string;
  settings: { key: string; options: string[] | null }[];
}

test('each setting of classes, and each time of a reminder, has a text', async () => {
  const token = await api.tokenFor(await api.buildUser({ role: 'admin' }));
  const { data } = await (await api.request('get', '/api/settings', { token })).json();
  const of = (group: string) => (data.groups as Group[]).find(({ key }) => key === group)?.settings ?? [];
  const settings = of('classes');
  expect(
    of('requests')
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...requestSettingKeys].sort());
  expect(
    of('reports')
      .map(({ key }) => key)
      .sort(),
  ).toEqual([...reportSettingKeys].sort());
  expect(Object.keys(en.settings.reports.item).sort()).toEqual([...reportSettingKeys].sort());
  expect(of('reports').find(({ key }) => key === 'reports_visible')?.options).toEqual(visibleOptions);
  expect(Object.keys(en.settings.requests.item).sort()).toEqual([...requestSettingKeys].sort());
  expect(settings.map(({ key }) => key).sort()).toEqual([...settingKeys].sort());
  expect(Object.keys(en.settings.item).sort()).toEqual([...settingKeys].sort());
  for (const { options } of settings) if (options) expect(options).toEqual(reminderMinutes);
  expect(Object.keys(en.settings.reminder).sort()).toEqual([...reminderMinutes].sort());
});
