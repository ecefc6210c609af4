import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects?: number; totalObjects?: number } };
}

/** The largest share of the page's boxes that one layout recalculated during an action, from 0 to 1. */
async function largestLayout(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await act();
  await session.send('Tracing.end');
  await isComplete;
  const layouts = events.flatMap(({ name, args: { beginData } }) =>
    name === 'Layout' && beginData ? [beginData] : [],
  );
  expect(layouts).not.toEqual([]);
  return Math.max(...layouts.map(({ dirtyObjects = 0, totalObjects = 1 }) => dirtyObjects / totalObjects));
}

/** The number of style rules that components have added so far. */
const rulesIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].reduce(
      (sum, { sheet }) => sum + (sheet?.cssRules.length ?? 0),
      0,
    ),
  );

test('the rules of a component that is new to the page do not recalculate the layout of the others', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  await page.goto('/dashboard/timeline');
  await expect(page.getByRole('article').nth(9)).toBeAttached();
  await page.waitForLoadState('networkidle');
  const before = await rulesIn(page);
  const part = await largestLayout(page, async () => {
    await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
    await expect(page.getByRole('menu')).toBeVisible();
  });
  expect(await rulesIn(page)).toBeGreaterThan(before);
  expect(part).toBeLessThan(0.5);
});
