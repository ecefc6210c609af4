// @vitest-environment node
import { sharedTestApi } from '@academy/api/testing';
import { rejectionOf, someone, useApi } from '@academy/shared-auth/contract-testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { texts } from '#/testing/texts.ts';
import {
  changeSecret,
  changeWebhook,
  createWebhook,
  deleteWebhook,
  sendAgain,
  sendTest,
  webhookQueries,
} from './webhooks.ts';

const api = await useApi(sharedTestApi);
const params = { page: 1, perPage: 20, sort: null, q: '', filters: {} };
const get = <Found>(query: object) => new QueryClient().fetchQuery(query as never) as Promise<Found>;
const hook = { url: 'https://flows.example/in', events: ['class.created'] };

test('a super-admin adds a webhook, tries it, changes it and deletes it', async () => {
  (await someone(api, 'super-admin')).signIn();
  const { id, secret } = await createWebhook(hook);
  expect(secret).toMatch(/^whsec_/);
  expect(await get(webhookQueries.list(params))).toMatchObject({ total: 1, rows: [{ id, ...hook, state: 'on' }] });
  await sendTest(id);
  const { rows } = await new QueryClient().fetchQuery(webhookQueries.log(id, params));
  expect(rows).toMatchObject([{ event: 'webhook.test', state: 'waiting', may: { retry: false } }]);
  expect(await rejectionOf(sendAgain(rows[0]?.id ?? ''))).toMatchObject({ status: 409 });
  expect((await changeSecret(id)).secret).not.toBe(secret);
  await changeWebhook(id, { ...hook, events: ['user.created'], state: 'paused' });
  expect(await get(webhookQueries.detail(id))).toMatchObject({ events: ['user.created'], state: 'paused' });
  expect(await rejectionOf(createWebhook(hook))).toMatchObject({ status: 422 });
  expect(await rejectionOf(createWebhook({ ...hook, url: 'https://10.0.0.1/' }))).toMatchObject({ status: 422 });
  await deleteWebhook(id);
  expect(await rejectionOf(get(webhookQueries.detail(id)))).toMatchObject({ status: 404 });
});

test('each event of the API has words in both languages', async () => {
  (await someone(api, 'super-admin')).signIn();
  const groups = await new QueryClient().fetchQuery(webhookQueries.events());
  const wordOf = (language: 'en' | 'ar', key: string) =>
    key.split('.').reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], texts[language]);
  const keys = groups.flatMap(({ group, events }) => [
    `webhooks.group.${group}`,
    ...events.map((event) => `webhooks.event.${event}`),
  ]);
  expect(keys).toContain('webhooks.event.class.created');
  for (const language of ['en', 'ar'] as const)
    expect(keys.filter((key) => typeof wordOf(language, key) !== 'string')).toEqual([]);
});
