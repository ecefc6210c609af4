import type { Page } from 'playwright/test';
import { messageBubble, messagesOf, say, thread, threadPath } from '../../src/domains/chats.ts';
import { uniqueText } from '../../src/domains/posts.ts';
import { unreachable } from '../../src/events.ts';
import { homeHeading, signOut } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

test.use({ setting: 'own', serviceWorkers: 'allow' });

/** The caches on the device by name, with the paths in them. */
const caches = (page: Page) =>
  page.evaluate(async () => {
    const held: Record<string, string[]> = {};
    for (const name of await window.caches.keys()) {
      const requests = await (await window.caches.open(name)).keys();
      held[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return held;
  });

const copies = async (page: Page) =>
  Object.entries(await caches(page)).flatMap(([name, paths]) => (name.startsWith('offline:') ? paths : []));

const isFile = (url: string) => /\/(assets|remotes|locales)\//.test(url);

/** Paths of files that came from the server and not from the device, until the returned function is called. */
function filesFromServer(page: Page): () => string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    if (isFile(response.url()) && !response.fromServiceWorker()) paths.push(new URL(response.url()).pathname);
  });
  return () => paths;
}

test('the second visit loads no files from the server, a later one works without a server; signing out and the switch clear the device', async ({
  page,
  context,
  academy,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(unreachable);
  const token = await academy.freshToken('student@academy.test');
  await context.addCookies([{ name: 'session', value: token, url: academy.url }]);
  const chat = await threadPath(academy, 'teacher');
  await page.goto(chat);
  await expect(thread(page)).toBeVisible();
  await expect.poll(async () => (await caches(page))['academy-files']).toContain('/dashboard/offline-page');
  await expect.poll(() => copies(page)).toContain('/api/profile');
  const { icons } = await (await page.request.get('/manifest/ar-dark.webmanifest')).json();
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png');
  await page.goto('/dashboard/statistics');
  await expect(homeHeading(page)).toBeVisible();

  const fetched = filesFromServer(page);
  await page.goto(chat);
  await expect(thread(page)).toBeVisible();
  expect(fetched()).toEqual([]);
  await expect.poll(() => copies(page)).toContain(`/api/messages/${chat.split('/').at(-1)}`);

  await academy.goAway();
  await page.goto(chat);
  await expect(thread(page).getByRole('listitem').first()).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'You’re offline.' });
  await expect(status).toHaveText(/You see what was loaded last\. As of \d+:\d\d/);
  const words = uniqueText('Written without a server');
  await say(page, words);
  await expect(messageBubble(page, words).getByText('Waiting to be sent')).toBeVisible();

  await academy.comeBack();
  await expect(status).toBeHidden({ timeout: 40_000 });
  await expect(messageBubble(page, words).getByText('Waiting to be sent')).toBeHidden({ timeout: 40_000 });
  expect((await messagesOf(academy, 'teacher', 'student')).filter(({ message }) => message === words)).toHaveLength(1);

  expect(await copies(page)).toContain('/api/profile');
  await signOut(page);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => copies(page)).toEqual([]);

  await academy.goAway();
  await academy.comeBack({ SERVICE_WORKER: 'off' });
  // The open page started with a worker: only the worker that replaces it can remove anything.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await expect.poll(() => caches(page)).toEqual({});
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await registrations()).toBe(0);
});
