import { classToCome, classToReport, madeCourse } from '../../src/domains/classes.ts';
import { userId } from '../../src/domains/users.ts';
import { smallTargets } from '../../src/targets.ts';
import { expect, test } from '../../src/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('touch targets on a phone are 44 px high', async ({ page, signInAs, academy }) => {
  const student = await userId(academy, 'student');
  await page.goto('/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await smallTargets(page)).toEqual([]);
  await signInAs('admin');
  const screens: [path: string, shown: string][] = [
    ['/dashboard/timeline', '[aria-pressed]'],
    ['/dashboard/users/student', '[data-row]'],
    // Its rows are higher because their texts are not cut.
    ['/dashboard/feedback', '[data-row]'],
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

test('touch targets in a window as narrow as a phone are 44 px high, on the start pages, a class and its report', async ({
  academy,
  openAs,
}) => {
  test.slow();
  const course = await madeCourse(academy);
  const [toReport, toCome] = [await classToReport(academy, course), await classToCome(academy, course)];
  const HOME = '/dashboard/statistics';
  const [report, detail] = [`/dashboard/classes/${toReport}/manage`, `/dashboard/classes/${toCome}`];
  const visits = [
    [course.teacher, [HOME, report, detail]],
    [course.student, [HOME, detail]],
    [course.parent, [HOME, detail]],
    ['leader', [HOME, report]],
    ['admin', [HOME]],
    ['guest', [HOME]],
  ] as const;
  for (const [viewer, paths] of visits) {
    const page = await openAs(viewer, paths[0]);
    for (const path of paths)
      await test.step(`${typeof viewer === 'string' ? viewer : viewer.name} at ${path}`, async () => {
        if (path !== paths[0]) await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main [data-bones]')).toHaveCount(0);
        expect(await smallTargets(page)).toEqual([]);
      });
    await page.context().close();
  }
});

test('touch targets of a dialog on a phone are 44 px high, in Arabic', async ({ openAs }) => {
  const page = await openAs('parent', '/dashboard/calendar', { isPhone: true, language: 'ar' });
  await page.getByRole('button', { name: 'إضافة إلى التقويم' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await smallTargets(page)).toEqual([]);
});
