import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSealer, newSealingKey } from '#base/secrets/sealer.ts';
import { newWebhookSecret } from '#base/webhooks/sign-message.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { builtServer, emptyDatabase, inFull, postgres, temporaryFolder } from './test-server.ts';

const ROUNDS = inFull ? 10 : 2;
const MESSAGES = 400;

/** The ids of messages in the order of arrival, with duplicates. */
const received: string[] = [];
const program = createServer(async (request, response) => {
  await text(request);
  received.push(String(request.headers['webhook-id']));
  response.writeHead(204).end();
});
const arrived = (count: number) => vi.waitUntil(() => received.length >= count, { timeout: 60_000, interval: 5 });

const addText = `with hook as (insert into webhooks (url, events, secret) values ($1, '{form.answered}', $2) returning id)
  insert into webhook_deliveries (webhook_id, message_id, event, body, due_at)
  select id, 'msg_' || n, 'form.answered', '{}', now() from hook, generate_series(1, ${MESSAGES}) n`;

describe.runIf(postgres)(`two processes that send to a webhook, one of them killed ${ROUNDS} times (D158)`, () => {
  let client: pg.Client;
  const running: ServerProcess[] = [];

  beforeAll(async () => {
    program.listen(0, '127.0.0.1');
    await once(program, 'listening');
    const origin = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;
    const url = await emptyDatabase('webhooks');
    const key = newSealingKey();
    const environment = {
      ...{ DATA_DIR: temporaryFolder('webhooks'), DEMO: '0', DATABASE_URL: url },
      ...{ TOKEN_KEY: key, WEBHOOK_ORIGINS: origin },
    };
    const start = () => startServer(builtServer(), environment);
    running.push(await start(), await start());
    client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(addText, [`${origin}/in`, createSealer(key).seal(newWebhookSecret(), 'webhook')]);
    await client.query(`select pg_notify('academy_webhooks', '0')`);
    for (let round = 1; round <= ROUNDS; round += 1) {
      await arrived((round * MESSAGES) / (ROUNDS + 2));
      await running.shift()?.kill();
      running.push(await start());
    }
  }, 240_000);

  afterAll(async () => {
    await client?.end();
    for (const each of running) await each.stop();
    program.closeAllConnections();
    await new Promise((resolve) => program.close(resolve));
  });

  it('a kill loses no message, and repeats at most one with the same id', async () => {
    const open = async () => (await client.query('select from webhook_deliveries where due_at is not null')).rowCount;
    // A job runs each minute for messages of a killed process, after their lease has ended.
    await expect.poll(open, { timeout: 230_000, interval: 500 }).toBe(0);
    const { rows } = await client.query('select state, count(*)::int from webhook_deliveries group by state');
    expect(rows).toEqual([{ state: 'sent', count: MESSAGES }]);
    expect(new Set(received).size).toBe(MESSAGES);
    expect(received.length - MESSAGES).toBeLessThanOrEqual(ROUNDS);
  }, 240_000);
});
