import { expectAccessible } from '../../src/accessibility.ts';
import { test } from '../../src/test.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const others = [
  ['a phone', 'en', phone],
  ['a wide screen', 'ar', wide],
] as const;

for (const [size, language, viewport] of [
  ['a wide screen', 'en', wide],
  ['a phone', 'ar', phone],
  ...(process.env.TEST_ALL === '1' ? others : []),
] as const) {
  test(`axe finds nothing in the open panel on ${size}, ${language}`, async ({ page, signInAs, prefer }) => {
    await page.setViewportSize(viewport);
    await prefer({ language });
    await signInAs('super-admin');
    await page.goto('/dashboard/timeline');
    await page.getByRole('banner').locator('button[aria-haspopup=dialog]').click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await expectAccessible(page);
  });
}
