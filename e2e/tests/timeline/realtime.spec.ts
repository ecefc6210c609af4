import { uniqueText, writtenPost } from '../../src/domains/posts.ts';
import { listening, unreachable } from '../../src/events.ts';
import { feedHeading, signOut } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';
import { recordTraffic } from '../../src/traffic.ts';

test.describe('an open page', () => {
  test.use({ setting: 'own' });

  test('an open page receives events in every tab, also after a server restart; the console shows no token', async ({
    page,
    context,
    signInAs,
    academy,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(unreachable);
    await academy.call('PATCH', 'notifications/read', { as: 'admin', json: {} });
    await signInAs('admin');
    const tabs = [page, await context.newPage()];
    const lines: string[] = [];
    for (const tab of tabs) tab.on('console', (line) => lines.push(line.text()));
    for (const tab of tabs) {
      const isListening = listening(tab);
      await tab.goto('/dashboard/timeline');
      await isListening;
    }
    const bellsSay = async (count: number) => {
      for (const tab of tabs)
        await expect(tab.getByRole('button', { name: `Notifications, ${count} unread`, exact: true })).toBeVisible();
    };
    await writtenPost(academy, uniqueText('While others look on'));
    await bellsSay(1);

    await academy.restartWithShell('');
    // The browser prints the address of a socket that fails.
    await expect.poll(() => lines.some((line) => line.includes('WebSocket'))).toBe(true);
    expect(lines.filter((line) => /access_token|eyJ/.test(line))).toEqual([]);
    await writtenPost(academy, uniqueText('After a new start'));
    await bellsSay(2);
  });
});

test("realtime code loads after the page, from the site's own origin", async ({ page, signInAs }) => {
  await signInAs('student');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('websocket', (socket) => addresses.push(socket.url()));
  const traffic = await recordTraffic(page);
  const isListening = listening(page);
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(traffic().filter(({ url }) => url.includes('realtime'))).toEqual([]);
  const socket = await isListening;
  const [code] = traffic().filter(({ url }) => url.includes('/assets/realtime'));
  expect(code?.bytes).toBeLessThan(38_000);
  expect(new URL(socket.url()).host).toBe(new URL(page.url()).host);
  expect(new URL(socket.url()).searchParams.get('access_token')).toBeNull();
  const hosts = addresses.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).host);
  expect([...new Set(hosts)]).toEqual([new URL(page.url()).host]);
});

test('one socket serves a tab and closes with the session', async ({ page, context, academy }) => {
  const token = await academy.freshToken('teacher@academy.test');
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  let opened = 0;
  page.on('websocket', () => {
    opened += 1;
  });
  const isListening = listening(page);
  await page.goto('/dashboard/timeline');
  const socket = await isListening;
  await page
    .getByRole('article')
    .getByRole('link', { name: /comment/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  expect([opened, socket.isClosed()]).toEqual([1, false]);
  const closed = socket.waitForEvent('close');
  await signOut(page);
  await closed;
  expect(opened).toBe(1);
});

test('a page without realtime works and logs no errors', async ({ page, signInAs }) => {
  let tries = 0;
  await page.routeWebSocket('**', (socket) => {
    tries += 1;
    return socket.close();
  });
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(1);
  await expect(feedHeading(page)).toBeVisible();
});
