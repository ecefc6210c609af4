import { expectAccessible } from '../../src/accessibility.ts';
import { expectNoOverflow } from '../../src/overflow.ts';
import { expect, test } from '../../src/test.ts';

const english = 'This browser is too old for the academy';
const arabic = 'هذا المتصفح أقدم من أن تعمل فيه الأكاديمية';

test.describe('a browser that lacks what the pages need', () => {
  // The style that the test changes no longer has its hash.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 600 } });

  test('reads so in both languages, though no script of ours runs', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.fulfill({ body: '' }));
    await page.route('**/auth/signin', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('selector(:has(*))', 'selector(:of-a-later-browser(*))');
      await route.fulfill({ response, body });
    });
    await page.goto('/auth/signin');
    for (const words of [english, arabic]) await expect(page.getByText(words)).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
});

test('a current browser shows no word of old ones', async ({ page }) => {
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (const words of [english, arabic]) await expect(page.getByText(words)).toBeHidden();
});
