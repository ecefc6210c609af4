import { countHoldings, type Holdings, holdingsOf, readTraces, traceProblems } from '@academy/platform/conformance';
import type { Page } from 'playwright/test';
import { composer } from '../../src/domains/chats.ts';
import { feedHeading, goWithinShell, menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const inFull = process.env.TEST_ALL === '1';

/** A leak in each mount is visible with far fewer mounts than a release must pass. */
const mounts = inFull ? 50 : 10;

interface Round {
  mounted: (page: Page) => Promise<void>;
  unmounted: (page: Page) => Promise<void>;
}

/** Starts at the unmounted page; mounts by going forward in the history and unmounts by going back. */
async function mountRepeatedly(page: Page, times: number, { mounted, unmounted }: Round): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await page.evaluate(() => history.forward());
    await mounted(page);
    await page.evaluate(() => history.back());
    await unmounted(page);
  }
}

/** One leaked object for each mount would add up to `mounts`. */
function grownSince(before: Holdings, after: Holdings): [string, number][] {
  const grown = Object.entries(after).map(([what, count]): [string, number] => [
    what,
    count - before[what as keyof Holdings],
  ]);
  return grown.filter(([, by]) => by >= (mounts * 3) / 4);
}

/** The number of objects that many mounts leave behind. */
async function leftBy(page: Page, round: Round): Promise<[string, number][]> {
  const before = await holdingsOf(page);
  await mountRepeatedly(page, mounts, round);
  const left = async () => grownSince(before, await holdingsOf(page));
  // The last ones may still be collected; a leak stays however long the test waits.
  await expect
    .poll(left, { timeout: 20_000 })
    .toEqual([])
    .catch(() => {});
  return left();
}

/** Content that is drawn for the first time adds its styles once: only a leak grows again. */
async function expectNoLeak(page: Page, round: Round): Promise<void> {
  await mountRepeatedly(page, 5, round);
  const first = await leftBy(page, round);
  if (first.length === 0) return;
  const again = await leftBy(page, round);
  expect(again.filter(([what]) => first.some(([other]) => other === what))).toEqual([]);
}

/** Waits for the whole first page: posts are drawn in steps, and those of the last mount would count as left behind. */
const isWholeFeed = (page: Page) => expect(page.getByRole('article')).toHaveCount(20);
const isNotFound = (page: Page) => expect(page.getByRole('heading', { name: '404 PAGE NOT FOUND' })).toBeVisible();

for (const [setting, door] of [
  ['shared', 'its route'],
  ['second-door', 'single-spa'],
] as const) {
  test.describe(`${mounts} mounts of the timeline by ${door}`, () => {
    test.use({ setting });
    test.slow();

    test('mounts of the feed leave nothing behind', async ({ page, signInAs }) => {
      await countHoldings(page);
      await signInAs('admin');
      await page.goto('/dashboard/nowhere');
      await menu(page).getByRole('link', { name: 'Timeline' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.goBack();
      await isNotFound(page);
      await expectNoLeak(page, { mounted: isWholeFeed, unmounted: isNotFound });
    });

    // In a daily run the feed represents the other screens of the remote.
    if (!inFull) return;

    test('mounts of a post’s comments leave nothing behind', async ({ page, signInAs }) => {
      await countHoldings(page);
      await signInAs('student');
      await page.goto('/dashboard/nowhere');
      await menu(page).getByRole('link', { name: 'Timeline' }).click();
      // A post that waits for approval has no link to comments: takes the first that has one.
      const comments = page
        .getByRole('article')
        .getByRole('link', { name: /comment/ })
        .first();
      await comments.click();
      const isThere = (shown: Page) => expect(shown.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
      await isThere(page);
      await page.goBack();
      await expect(comments).toBeVisible();
      await expectNoLeak(page, {
        mounted: isThere,
        unmounted: isWholeFeed,
      });
    });

    test('mounts of the post form leave nothing behind', async ({ page, signInAs }) => {
      await countHoldings(page);
      await signInAs('student');
      await page.goto('/dashboard/timeline/add');
      await menu(page).getByRole('link', { name: 'Timeline' }).click();
      await expect(feedHeading(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByLabel('Text')).toBeVisible();
      await expectNoLeak(page, {
        mounted: isWholeFeed,
        unmounted: (shown) => expect(shown.getByLabel('Text')).toBeVisible(),
      });
    });
  });
}

test.describe(`${mounts} mounts of the landing page inside the shell`, () => {
  test.slow();

  test('mounts of the landing page leave nothing behind', async ({ page }) => {
    await countHoldings(page);
    await page.goto('/auth/signin');
    const isSignIn = (shown: Page) => expect(shown.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const isLanding = (shown: Page) => expect(shown.getByRole('link', { name: 'Get started' })).toBeVisible();
    await isSignIn(page);
    await goWithinShell(page, '/');
    await isLanding(page);
    await page.goBack();
    await isSignIn(page);
    await expectNoLeak(page, { mounted: isLanding, unmounted: isSignIn });
  });
});

test.describe(`${mounts} openings of a conversation`, () => {
  test.slow();

  test('openings of a conversation leave nothing behind', async ({ page, signInAs }) => {
    await countHoldings(page);
    await signInAs('student');
    await page.goto('/dashboard/messaging/chats');
    const list = page.getByRole('list', { name: 'Chats' }).getByRole('link');
    await list.last().click();
    const isThere = (shown: Page) => expect(composer(shown)).toBeVisible();
    const isGone = (shown: Page) => expect(composer(shown)).toHaveCount(0);
    await isThere(page);
    await page.goBack();
    await isGone(page);
    await expectNoLeak(page, { mounted: isThere, unmounted: isGone });
  });
});

test('the probes find planted leaks and traces', async ({ page }) => {
  await countHoldings(page);
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const before = await holdingsOf(page);
  const clean = await readTraces(page);
  await page.evaluate((times) => {
    const kept: Element[] = [];
    Object.assign(window, { kept });
    for (let round = 0; round < times; round += 1) {
      kept.push(document.createElement('div'));
      window.addEventListener(`round-${round}`, () => kept);
      setInterval(() => kept, 60_000);
      new ResizeObserver(() => kept).observe(document.body);
      document.head.append(document.createElement('style'));
    }
  }, mounts * 2);
  const after = await holdingsOf(page);
  const grown = (what: keyof Holdings) => after[what] - before[what];
  for (const what of ['listeners', 'detached', 'timers', 'observers', 'styleElements'] as const)
    expect(grown(what), what).toBeGreaterThanOrEqual(mounts);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('button { color: rgb(255, 0, 0); }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    sessionStorage.setItem('planted-key', '1');
    document.body.append(Object.assign(document.createElement('p'), { textContent: 'lessons.list.title' }));
  });
  expect(traceProblems(clean, await readTraces(page), ['lessons'])).toEqual([
    'the global kept',
    'the storage key planted-key',
    expect.stringMatching(/^another style of plain <button>: .*color: rgb\(255, 0, 0\)/),
    'a text is missing: lessons.list.title',
  ]);
});
