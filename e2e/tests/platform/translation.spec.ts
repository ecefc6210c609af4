import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';
import { translatePages } from '../../src/translate.ts';
import { sendEmpty } from '../../src/visits/row-visits.ts';
import type { Visit } from '../../src/visits/visit.ts';
import { Visitor } from '../../src/visits/visitor.ts';
import { visits } from '../../src/visits/visits.ts';

/** Of the visits to one address, the first one with actions. */
const acts = visits.filter((visit, index) => {
  const ofPath = visits.filter(
    ({ path, rejection, phone, narrow }) => path === visit.path && !rejection && !phone && !narrow,
  );
  return (
    visits.indexOf(ofPath.find(({ arrange }) => arrange) ?? ofPath[0] ?? visit) === index &&
    !visit.rejection &&
    !visit.narrow
  );
});
const viewers = [...new Set(acts.map(({ as }) => as))];

/** Uses the screen, and changes each of its texts by switching to the other language and back. */
async function act(page: Page, { path, arrange }: Visit): Promise<void> {
  if (!arrange && path.endsWith('/add')) await sendEmpty(page);
  const other = page.getByRole('button', { name: 'العربية', exact: true }).first();
  if ((await other.count()) === 0) return;
  await other.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const back = page.getByRole('button', { name: 'English', exact: true }).first();
  await back.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

/** Errors of the console and the page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

for (const as of viewers)
  test(`screens still work when a browser translates them: ${as ?? 'a visitor'}`, async ({ browser, academy }) => {
    test.setTimeout(240_000);
    const visitor = await Visitor.open(browser, academy, { ...(as && { as }), language: 'en', theme: 'light' });
    await translatePages(visitor.page.context());
    const complaints = complaintsOf(visitor.page);
    for (const visit of acts.filter((each) => each.as === as))
      await test.step(visit.name, async () => {
        await visitor.visit(visit);
        await act(visitor.page, visit);
        expect(complaints, visit.name).toEqual([]);
      });
    await visitor.page.context().close();
  });
