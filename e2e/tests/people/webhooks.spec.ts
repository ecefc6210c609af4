import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Academy } from '../../src/academy.ts';
import { test as base, expect } from '../../src/test.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program that receives messages, and an academy that may send to it. */
const test = base.extend<{ program: { url: string; received: Received[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test library reads the fixture's needs from the pattern
  program: async ({}, use) => {
    const received: Received[] = [];
    const server = createServer(async (request, response) => {
      received.push({ headers: request.headers, body: await text(request) });
      response.writeHead(200).end('Workflow was started');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received });
    server.closeAllConnections();
    server.close();
  },
  academy: async ({ program }, use) => {
    const academy = await Academy.open({ env: { WEBHOOK_ORIGINS: program.url } });
    await use(academy);
    await academy.close();
  },
});

test('an owner adds a webhook, and a program accepts its signed message, which can be sent again', async ({
  page,
  signInAs,
  program,
}) => {
  await signInAs('super-admin');
  await page.goto('/dashboard/webhooks/add');
  await page.getByLabel('Address').fill(`${program.url}/in`);
  await page.getByRole('checkbox', { name: 'Class added' }).check();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'The secret of the webhook' });
  const secret = (await dialog.locator('[data-key]').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Send a test message' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Test message' });
  await expect(row).toContainText('Arrived', { timeout: 15_000 });
  const [got] = program.received;
  const content = `${got?.headers['webhook-id']}.${got?.headers['webhook-timestamp']}.${got?.body}`;
  const key = Buffer.from(secret.replace(/^.*whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(content).digest('base64');
  expect(got?.headers['webhook-signature']).toBe(`v1,${signature}`);

  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Test message' });
  await expect(details).toContainText('Workflow was started');
  await details.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => program.received.length).toBe(2);
  expect(program.received[1]?.headers['webhook-id']).toBe(got?.headers['webhook-id']);
});
