import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '#base/observability/logger.ts';
import type { Hub } from '#base/realtime/hub/hub.ts';
import { mountHubCalls } from '#base/realtime/hub/hub-calls.ts';
import { createStripeSandbox } from '#sandboxes/stripe/stripe-sandbox.ts';
import { createZoomSandbox } from '#sandboxes/zoom/zoom-sandbox.ts';
import { useTestApi } from '#testing/shared-api.ts';

const api = await useTestApi('once');
const { logger } = createLogger('silent');
const CHUNK = new Uint8Array(16 * 1024);
const MEGABYTES_4 = (4 * 1024 * 1024) / CHUNK.length;

function allRoutes(): Hono {
  const app = new Hono();
  const { sql } = api.deps.database;
  const about = { sql, now: api.clock.now, logger, publicUrl: 'http://localhost', webhookSecret: 'w' };
  createZoomSandbox({ ...about, clientId: 'academy', clientSecret: 's' }).mount(app);
  createStripeSandbox({ ...about, academy: api.deps.academy, secretKey: 'sk_test_a', deliver: () => {} }).mount(app);
  mountHubCalls(app, { key: { name: 'academy', secret: 's' } } as Hub, logger);
  return app;
}

/** A body of four megabytes without a stated length, and how much of it was read. */
function longBody() {
  let chunks = 0;
  const body = new ReadableStream({
    pull(controller) {
      chunks += 1;
      if (chunks > MEGABYTES_4) controller.close();
      else controller.enqueue(CHUNK);
    },
  });
  return { body, bytesRead: () => chunks * CHUNK.length };
}

const app = allRoutes();
const writing = [
  ...new Set(app.routes.filter(({ method }) => /POST|PATCH|PUT/.test(method)).map((r) => `${r.method} ${r.path}`)),
];

it('the sandboxes and the hub have calls that read a body', () => {
  expect(writing.length).toBeGreaterThan(10);
});

it.each(writing)('%s rejects a long body after 64 KB, whoever sends it', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const { body, bytesRead } = longBody();
  const init = { method, body, duplex: 'half', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  const response = await app.request(path.replace(/:\w+/g, 'x'), init as RequestInit);
  expect(response.status).toBe(413);
  expect(bytesRead()).toBeLessThan(128 * 1024);
  const declared = { method, body: 'x', headers: { 'content-length': String(300 * 1024 * 1024) } };
  expect((await app.request(path.replace(/:\w+/g, 'x'), declared)).status).toBe(413);
});
