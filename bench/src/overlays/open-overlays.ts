import type { Browser, Locator, Page } from 'playwright';
import { followThread, type PageThread, timeBetween } from '../chromium/page-thread.ts';

export const SLOWDOWN = 4;
/** Milliseconds in which an overlay has long opened. */
const QUIET = 1000;

const overlays = {
  menu: { button: '[data-row] [aria-haspopup=menu]', opened: '[role=menu]' },
  dialog: { button: '[role=menuitem]:last-child', opened: '[role=alertdialog]' },
  panel: { button: 'main button[aria-haspopup=dialog]', opened: '[role=dialog]' },
} as const;
type Name = keyof typeof overlays;

/** Processor time of the main thread in milliseconds after a press. */
async function press(page: Page, thread: PageThread, x: number, y: number): Promise<number> {
  await page.mouse.move(x, y);
  await page.waitForTimeout(QUIET);
  const before = await thread.time();
  await page.mouse.down();
  await page.mouse.up();
  // No polling meanwhile: it would run script in the measured thread.
  await page.waitForTimeout(QUIET);
  return timeBetween(before, await thread.time()).task;
}

async function centerOf(what: Locator): Promise<[number, number]> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('the button is not shown');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Opens menu, dialog and panel of a list again and again, on a page that has loaded their code while idle.
 * @returns what each opening took more than a press on the page itself, times `SLOWDOWN`.
 */
export async function openOverlays(browser: Browser, url: string, token: string, runs: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1000 }, serviceWorkers: 'block' });
  const found: Record<Name, number[]> = { menu: [], dialog: [], panel: [] };
  try {
    await context.addCookies([{ name: 'session', value: token, url }]);
    const page = await context.newPage();
    const thread = await followThread(page);
    await page.goto(`${url}/dashboard/users/student`);
    await page.getByRole('row').nth(5).waitFor();
    await page.waitForTimeout(10 * QUIET);
    for (let run = 0; run < runs; run += 1) {
      const nothing = await press(page, thread, 700, 80);
      for (const name of ['menu', 'dialog', 'panel'] as const) {
        const { button, opened } = overlays[name];
        const task = await press(page, thread, ...(await centerOf(page.locator(button).first())));
        await page.locator(opened).waitFor();
        found[name].push((task - nothing) * SLOWDOWN);
        if (name !== 'menu') await page.keyboard.press('Escape');
      }
    }
    return found;
  } finally {
    await context.close();
  }
}
