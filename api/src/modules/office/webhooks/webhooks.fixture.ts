import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { TestApi } from '#testing/test-api.ts';
import { webhookEvents } from './webhook-events.ts';

export interface Received {
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
}
type Answer = { status: number; headers?: Record<string, string> } | 'hang' | 'close';

/** A program that receives messages, and the calls about webhooks. */
export function useWebhooks(api: TestApi) {
  const { sql } = api.deps.database;
  const received: Received[] = [];
  let answerTo: (got: Received) => Answer = () => ({ status: 200 });
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const got = { path: request.url ?? '', headers: request.headers as Received['headers'], body };
    received.push(got);
    const answer = answerTo(got);
    if (answer === 'close') request.socket.destroy();
    else if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end(`answered ${answer.status}`);
  });
  let origin = '';
  let token = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    api.webhookOrigins.push(origin);
  });
  beforeEach(async () => {
    received.length = 0;
    answerTo = () => ({ status: 200 });
    token = await api.tokenFor(await api.buildUser({ role: 'super-admin', name: 'Rana Owner' }));
  });
  afterAll(async () => {
    api.webhookOrigins.splice(api.webhookOrigins.indexOf(origin), 1);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await api.request(method, `/api${path}`, { token, ...(body === undefined ? {} : { body }) });
    return { status: response.status, body: await response.json() };
  };
  return {
    sql,
    call,
    received,
    origin: () => origin,
    answerWith: (answer: Answer | typeof answerTo) => {
      answerTo = typeof answer === 'function' ? answer : () => answer;
    },
    /** Adds a webhook to a path of the program. */
    async add(path = '/in', events: readonly string[] = webhookEvents): Promise<{ id: string; secret: string }> {
      const { body, status } = await call('post', '/webhooks', { url: origin + path, events });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data;
    },
    hook: async (id: string) => (await call('get', `/webhooks/${id}`)).body.data,
    log: async (id: string) => (await call('get', `/webhooks/${id}/deliveries?per_page=100`)).body.data,
    /** Queues a test message without sending it. */
    test: async (id: string) => (await call('post', `/webhooks/${id}/test`)).body.data,
    send: api.sendMessages,
    /** Moves the clock and sends, each minute. */
    async minutes(count: number) {
      for (let minute = 0; minute < count; minute += 1) {
        api.clock.advance(60_000);
        await api.sendMessages();
      }
    },
    /** What was received, as `type data`. */
    events: () => received.map(({ body }) => JSON.parse(body)),
  };
}

/** The signatures that a message should have, computed from its headers. */
export function signatureOf({ headers, body }: Received, secret: string): string {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
}
