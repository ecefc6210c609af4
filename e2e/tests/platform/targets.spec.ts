import { userId } from '../../src/domains/users.ts';
import { smallTargets } from '../../src/targets.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('what is pressed on a phone is 44 px high', async ({ page, signInAs, academy }) => {
  const student = await userId(academy, 'student');
  await page.goto('/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await signInAs('admin');
  const screens: [path: string, shown: string][] = [
    ['/dashboard/timeline', '[aria-pressed]'],
    ['/dashboard/users/student', '[data-row]'],
    [`/dashboard/users/student/${student}`, 'main a[href*="remaining"], main a[href*="statiscs"]'],
    ['/dashboard/calendar', 'main [aria-pressed]'],
    ['/dashboard/messaging/chats', 'main a[href*="/chats/"]'],
    ['/dashboard/relations/roles/add', 'main form button[type=submit]'],
  ];
  for (const [path, shown] of screens)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
    });
});
