import { roundsUntil } from '@academy/platform/conformance';
import {
  lateScripts,
  namedScripts,
  packed,
  packedSize,
  remoteScriptsWith,
  screenSizes,
  scriptsOfScreens,
} from '../../src/packed.ts';
import { expect, test } from '../../src/test.ts';
import { clearFiles, recordTraffic, type Transfer } from '../../src/traffic.ts';

test.use({ setting: 'smallest' });
// In one worker: a second server would compress all files again.
test.describe.configure({ mode: 'default' });
// The server first compresses all files at the best level, which takes up to a minute on a busy machine.
test.beforeEach(() => test.slow());

const KB = 1000;
const sum = (transfers: Transfer[]) => transfers.reduce((total, { bytes }) => total + bytes, 0);
const scriptsOf = (transfers: Transfer[]) => transfers.filter(({ type }) => type === 'Script');
/** The sheet of every page is the shell's. */
const ofRemotes = (transfers: Transfer[]) =>
  transfers.filter(({ url }) => /^\/remotes\/.*\.css$/.test(new URL(url).pathname));
const pathsOf = (transfers: Transfer[]) => transfers.map(({ url }) => new URL(url).pathname);

const views = [
  {
    title: 'the feed needs at most 241 KB of JavaScript, and nothing twice',
    path: '/dashboard/timeline',
    account: 'student',
    item: 'article',
    most: 241,
  },
  {
    title: 'a list of people needs at most 260 KB of JavaScript, and nothing twice',
    path: '/dashboard/users/student',
    account: 'super-admin',
    item: 'row',
    most: 260,
  },
] as const;

for (const { title, path, account, item, most } of views) {
  test(title, async ({ page, signInAs, academy }) => {
    await signInAs(account);
    const token = await academy.tokenOf(account);
    await packed(academy, path, token);
    const late = await lateScripts(academy, path, token);
    // The page that is open notices the sign-in too.
    await page.goto('about:blank');
    const traffic = await recordTraffic(page);
    await page.goto(path);
    await expect(page.getByRole(item).nth(1)).toBeVisible();
    const transfers = traffic();
    const scripts = scriptsOf(transfers);
    for (const { url, encoding } of scripts.filter(({ bytes }) => bytes > 2 * KB))
      expect(encoding, `encoding of ${url}`).toBe('br');
    const named = await namedScripts(academy, path, token);
    // When idle, the page also prefetches the screens of the menu and the shell's code that they need.
    const ahead = [...late.keys(), ...scriptsOfScreens()];
    const needed = scripts.filter(({ url }) => {
      const { pathname } = new URL(url);
      return named.includes(pathname) || (pathname.startsWith('/assets/') && !ahead.includes(pathname));
    });
    expect(sum(needed), needed.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')).toBeLessThanOrEqual(most * KB);
    expect(sum(needed)).toBeGreaterThan(50 * KB);
    expect(needed.length).toBeLessThanOrEqual(10);
    // Styles count beside the scripts that they have left.
    const styles = transfers.filter(({ url }) => /^\/assets\/.*\.css$/.test(new URL(url).pathname));
    expect([styles.length, sum(styles) <= 5 * KB], `${sum(styles)} bytes of page styles`).toEqual([1, true]);
    if (account === 'student')
      expect([...late.values()].reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(75 * KB);
    const paths = pathsOf(transfers);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
}

test('every screen of every remote has at most 60 KB of JavaScript of its own', async ({ academy }) => {
  const sizes = await screenSizes(academy);
  expect(sizes.size).toBeGreaterThan(30);
  expect([...sizes].filter(([, bytes]) => bytes > 60 * KB)).toEqual([]);
});

const listsOfRemotes = [
  '/dashboard/users/student',
  '/dashboard/subscriptions/packages',
  '/dashboard/classes/my-classes',
] as const;

test('lists and charts come from the shell, once for the screens of all remotes', async ({
  page,
  signInAs,
  academy,
}) => {
  // A name that the library of charts gives to its elements.
  expect(await remoteScriptsWith(academy, 'recharts-')).toEqual([]);
  await signInAs('super-admin');
  const token = await academy.tokenOf('super-admin');
  const named = await Promise.all(listsOfRemotes.map((address) => namedScripts(academy, address, token)));
  const everywhere = await namedScripts(academy, '/auth/signin', null);
  const ofShell = named.map((urls) => urls.filter((url) => url.startsWith('/assets/') && !everywhere.includes(url)));
  expect(ofShell[0]).toHaveLength(1);
  expect(ofShell).toEqual(listsOfRemotes.map(() => ofShell[0]));
  // The page finds the file under its hash: a hint with another hash would make the browser load it twice.
  const traffic = await recordTraffic(page);
  await page.goto(listsOfRemotes[0]);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(pathsOf(traffic()).filter((url) => ofShell[0]?.includes(url))).toEqual(ofShell[0]);
});

test('the calendar takes at most 65 KB of JavaScript of its remote on a phone, and 90 KB more with the grid', async ({
  page,
  signInAs,
}) => {
  await signInAs('teacher');
  const traffic = await recordTraffic(page);
  // Screens of the bottom bar are prefetched, parts of other places load alone.
  const ofOthers = /\/(screen-(?!calendar)|slot-)/;
  const ownScripts = () =>
    scriptsOf(traffic()).filter(({ url }) => url.includes('/mf-classes/') && !ofOthers.test(url));
  const sizeOf = async (scripts: Transfer[]) => {
    const sizes = await Promise.all(scripts.map(({ url }) => packedSize(url)));
    return sizes.reduce((total, bytes) => total + bytes, 0);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard/calendar');
  await page.getByRole('main').locator('section li button').first().waitFor();
  const onPhone = ownScripts();
  expect(ofRemotes(traffic())).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.calendar-event').first().waitFor();
  const ofGrid = ownScripts().slice(onPhone.length);
  expect(await sizeOf(onPhone)).toBeLessThanOrEqual(65 * KB);
  expect(await sizeOf(ofGrid)).toBeGreaterThan(20 * KB);
  expect(await sizeOf(ofGrid)).toBeLessThanOrEqual(90 * KB);
});

test('on a desktop only the page’s head requests the calendar’s style sheet, once, and three other screens request none', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('teacher');
  const traffic = await recordTraffic(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/dashboard/calendar');
  const hints = page.locator('head > link[rel=preload][as=style][href^="/remotes/"]');
  const [sheet = ''] = await hints.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.locator('.calendar-event').first().waitFor();
  const sheets = ofRemotes(traffic());
  expect(sheets.map(({ url }) => url)).toEqual([sheet]);
  expect(await packedSize(sheet)).toBeLessThanOrEqual(4 * KB);
  const token = await academy.tokenOf('teacher');
  for (const address of ['/dashboard/timeline', '/dashboard/timeline/add', '/dashboard/classes/my-classes']) {
    const response = await fetch(academy.url + address, { headers: { cookie: `session=${token}` } });
    expect(response.status, address).toBe(200);
    const html = await response.text();
    // A viewer's page, with its skeleton.
    expect(html, address).toContain('id="skeleton"');
    expect(html, address).not.toMatch(/as="style" href="\/remotes/);
  }
});

test('the feed’s first content needs two round trips, and the page contains its text before any code runs', async ({
  page,
  signInAs,
  expectedErrors,
}) => {
  // Scripts whose responses are delayed.
  expectedErrors.push(/net::ERR_FAILED .*\.js/);
  await signInAs('student');
  const firstPost = page.getByRole('article').first();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/dashboard/timeline');
  const words = page.locator('#skeleton .s-card p');
  await expect(words.nth(1)).toBeVisible();
  await expect(words.nth(1)).toHaveText(/.{20}/);
  // A name is cut at its own end, in pages of both directions.
  await expect(words.first().locator('bdi')).toHaveCSS('text-overflow', 'ellipsis');
  await page.unroute('**/*.js');
  // Forgets the viewer, stops what that page does, and makes files come from the server again.
  await page.evaluate(() => localStorage.removeItem('session-holder'));
  await page.goto('about:blank');
  await clearFiles(page);
  const rounds = await roundsUntil(firstPost, () => page.goto('/dashboard/timeline', { waitUntil: 'commit' }));
  expect(rounds.length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(2);
  expect(rounds.flat().filter((path) => path.startsWith('/api/posts') || path === '/api/profile')).toEqual([]);
  expect(rounds[0]).toEqual(['/dashboard/timeline']);
});

test('the sign-in page loads no remote and no data', async ({ page, academy }) => {
  await packed(academy, '/auth/signin');
  const traffic = await recordTraffic(page);
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('link[rel=preload][href^="/remotes/"]')).toHaveCount(0);
  expect(pathsOf(traffic()).filter((path) => path.startsWith('/api/'))).toEqual([]);
  // When idle, the page also prefetches the start page, which comes next.
  const own = scriptsOf(traffic()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  expect(sum(own)).toBeLessThanOrEqual(242 * KB);
});

for (const path of ['/', '/ar']) {
  test(`the landing page at ${path} is small, and loads no framework before the visitor acts`, async ({
    page,
    academy,
  }) => {
    await packed(academy, path);
    const traffic = await recordTraffic(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const transfers = traffic();
    expect(sum(scriptsOf(transfers))).toBeLessThanOrEqual(2 * KB);
    expect(sum(transfers)).toBeLessThanOrEqual(80 * KB);
    expect(transfers.length).toBeLessThanOrEqual(6);
    expect(transfers.find(({ type }) => type === 'Document')?.bytes).toBeLessThanOrEqual(20 * KB);
  });
}
