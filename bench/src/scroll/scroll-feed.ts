import type { Browser, Page } from 'playwright';
import { longTasksAfter, type Task, taskCategories } from './long-tasks.ts';

export interface Scroll {
  url: string;
  token: string;
  posts: number;
  slowdown: number;
}

const STEP = { pixels: 500, milliseconds: 120 };
const START = 'scroll';
const LONGEST_SCROLL = 180_000;
const QUIET = 2000;

const postsOn = (page: Page) => page.evaluate(() => document.querySelectorAll('main article').length);

async function scrollTo(page: Page, posts: number): Promise<void> {
  const from = Date.now();
  await page.mouse.move(640, 500);
  for (let step = 0; ; step += 1) {
    await page.mouse.wheel(0, STEP.pixels);
    await page.waitForTimeout(STEP.milliseconds);
    if (step % 20 === 0 && (await postsOn(page)) >= posts) return;
    if (Date.now() - from > LONGEST_SCROLL) throw new Error(`only ${await postsOn(page)} posts after a long scroll`);
  }
}

/** Opens the feed in a fresh browser and scrolls until this many posts are loaded. @returns the page's long tasks. */
export async function scrollFeed(browser: Browser, { url, token, posts, slowdown }: Scroll): Promise<Task[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    await page.goto(`${url}/dashboard/timeline`);
    await page.getByRole('article').first().waitFor();
    await browser.startTracing(page, { categories: taskCategories });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.waitForTimeout(QUIET);
    await page.evaluate((name) => performance.mark(name), START);
    await scrollTo(page, posts);
    return longTasksAfter(START, await browser.stopTracing());
  } finally {
    await context.close();
  }
}
