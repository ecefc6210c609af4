import { type ChildProcess, spawn } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#base/database/package-root.ts';
import { signMessage } from '#base/webhooks/sign-message.ts';
import { classCalls } from '#testing/fixtures/classes.fixture.ts';
import { useTestApi } from '#testing/shared-api.ts';
import { sendDueMessages } from './sending/send-due.ts';
import { useWebhooks } from './webhooks.fixture.ts';

const api = await useTestApi();
const { sql, call, log } = useWebhooks(api);
const { team, schedule } = classCalls(api);
const server = createAdaptorServer({ fetch: api.app.fetch, overrideGlobalObjects: false }) as Server;
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

let program: ChildProcess | undefined;
afterEach(async () => {
  api.webhookOrigins.splice(1);
  const ended = new Promise((resolve) => program?.once('exit', resolve));
  if (program?.kill()) await ended;
});

/** A free port of this machine. */
async function freePort(): Promise<number> {
  const probe = createAdaptorServer({ fetch: () => new Response() }) as Server;
  await new Promise<void>((resolve) => void probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The example, connected as a person does it: a key, a webhook, and the secret of this. */
async function start(events: readonly string[]) {
  const url = `http://127.0.0.1:${await freePort()}`;
  api.webhookOrigins.push(url);
  const key = await call('post', '/api-keys', { name: 'A flow', permissions: ['classes.my_classes.read'] });
  const { id, secret } = (await call('post', '/webhooks', { url, events })).body.data;
  const lines: string[] = [];
  program = spawn(process.execPath, [path.join(packageRoot, '../docs/how-to/examples/receive-events.mjs')], {
    env: {
      ...{ ...process.env, PORT: new URL(url).port, WEBHOOK_SECRET: secret, ACADEMY_KEY: key.body.data.key },
      ACADEMY: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
  });
  program.stdout?.on('data', (chunk) => lines.push(...String(chunk).trim().split('\n')));
  program.stderr?.on('data', (chunk) => lines.push(String(chunk)));
  await expect.poll(() => lines, { timeout: 10_000 }).toEqual(['ready']);
  lines.length = 0;
  return { id, url, secret, lines };
}
/** The example looks at the time of this machine, not at that of the test. */
const send = () => sendDueMessages({ ...api.deps, sql, now: () => new Date() });
const body = JSON.stringify({ type: 'webhook.test', data: { id: '1' } });

describe('the example of receiving events', () => {
  it('hears of a class, answers, and reads it with its key', async () => {
    const { id, lines } = await start(['class.created']);
    const own = await team();
    const { data } = (await schedule(own.teacher, own)).body;
    await send();
    expect(await log(id)).toMatchObject([{ state: 'sent', answerStatus: 204 }]);
    await expect.poll(() => lines).toEqual([`class.created\t${data.id}\tYusuf`]);
  });

  it('goes on while its secret is replaced, and does nothing twice', async () => {
    const { id, lines } = await start(['class.created']);
    await call('post', `/webhooks/${id}/secret`);
    await sql.query({ text: `update webhooks set former_until = now() + interval '1 hour'` });
    const own = await team();
    await schedule(own.teacher, own);
    await send();
    const [sent] = await log(id);
    expect(sent).toMatchObject({ state: 'sent', answerStatus: 204 });
    await call('post', `/webhook-deliveries/${sent.id}/retry`);
    await send();
    await call('post', `/webhooks/${id}/test`);
    await send();
    expect((await log(id)).map(({ state }: { state: string }) => state)).toEqual(['sent', 'sent']);
    await expect.poll(() => lines).toHaveLength(1);
  });

  it('rejects another signature, another body and what is older than five minutes', async () => {
    const { url, secret } = await start(['class.created']);
    const post = async (minutes: number, sent = body, by = secret) => {
      const at = new Date(Date.now() - minutes * 60_000);
      const headers = signMessage({ id: `msg_${minutes}`, at, body }, [by]);
      return (await fetch(url, { method: 'POST', headers, body: sent })).status;
    };
    expect(await post(4.9)).toBe(204);
    expect(await post(5.1)).toBe(401);
    expect(await post(-5.1)).toBe(401);
    expect(await post(0, body.replace('1', '2'))).toBe(401);
    expect(await post(0, body, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(401);
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401);
  });
});
