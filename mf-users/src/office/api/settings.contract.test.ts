// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { academy, loadAcademy } from '@academy/shared-auth';
import { useApi } from '@academy/shared-auth/contract-testing';
import { signInForTest } from '@academy/shared-auth/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import en from '#locales/en/users/settings.json' with { type: 'json' };
import { changeLogo, changeSettings, reachQueries, removeLogo, sendTestMail, settingQueries } from './settings.ts';

const api = await useApi(sharedTestApi);

async function enter(role: 'admin' | 'super-admin') {
  const user = await api.buildUser({ role });
  signInForTest({ id: String(user.id) }, [], await api.tokenFor(user));
}
const read = () => new QueryClient().fetchQuery(settingQueries.all());

test('settings are read by group, and changed by their keys', async () => {
  await enter('admin');
  const minutes = async () => {
    const all = (await read()).flatMap(({ settings }) => settings);
    return all.find(({ key }) => key === 'absence_minutes');
  };
  expect(await minutes()).toMatchObject({ type: 'integer', value: 15, may: { edit: true } });
  await changeSettings({ absence_minutes: 10 });
  expect(await minutes()).toMatchObject({ value: 10, default: 15 });
});

/** Groups whose words are in the remotes of their domains. */
const worded = ['classes', 'requests', 'reports', 'money'];
const own = async () => (await read()).filter(({ key }) => !worded.includes(key));

test('options of settings have words, and the confirmation of a change belongs to an existing setting', async () => {
  await enter('admin');
  const settings = (await own()).flatMap((group) => group.settings);
  const choices = settings
    .filter(({ options }) => options)
    .map(({ key, options }) => [key, [...(options ?? [])].sort()]);
  const texts = Object.entries(en.settings.choice).map(([key, words]) => [key, Object.keys(words).sort()]);
  expect(texts.sort()).toEqual(choices.sort());
  for (const key of Object.keys(en.settings.confirm)) expect(settings.map((each) => each.key)).toContain(key);
});

test("a logo is set and removed, and every visitor's page shows it", async () => {
  await enter('admin');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await changeLogo(new File([png], 'logo.png', { type: 'image/png' }));
  await loadAcademy();
  expect(academy().logo).toMatchObject({ width: 1, height: 1 });
  await removeLogo();
  await loadAcademy();
  expect(academy()).toMatchObject({ logo: null, name: { en: 'Academy' }, zone: 'Asia/Amman' });
});

test('the way of delivering mail is read, and a test mail reports its result', async () => {
  await enter('admin');
  const reach = await new QueryClient().fetchQuery(reachQueries.state());
  expect(reach).toMatchObject({ mail: { state: 'inbox' }, push: { state: 'on' } });
  expect(await sendTestMail()).toMatchObject({ sent: true, reason: null });
});

test('each setting and group of this remote’s domains has words', async () => {
  await enter('admin');
  const groups = await own();
  expect(groups.map(({ key }) => key).sort()).toEqual(Object.keys(en.settings.group).sort());
  const keys = groups.flatMap(({ settings }) => settings.map(({ key }) => key));
  expect(keys.sort()).toEqual(Object.keys(en.settings.item).sort());
});
