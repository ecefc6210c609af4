import type { Page } from 'playwright/test';
import { userId } from '../../src/domains/users.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

const USERS = '/dashboard/users';

/** What no sheet has: menus, buttons and the like; and what each has. */
async function expectSheet(page: Page, printedOn: RegExp): Promise<void> {
  const sheet = page.getByRole('main');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(sheet.getByText(printedOn)).toBeVisible();
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
  const pressed = sheet.locator(
    'button:not(th button):not([role=tab][aria-selected=true]), select, nav, [type=search]',
  );
  await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const links = sheet.getByRole('link').filter({ visible: true });
  const decorations = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine));
  expect(decorations.filter((line) => line !== 'none')).toEqual([]);
  const [ground, ink] = await page.evaluate(() => {
    const ofPage = getComputedStyle(document.documentElement);
    return [ofPage.backgroundColor, getComputedStyle(document.body).color];
  });
  expect(ground).toBe('rgb(255, 255, 255)');
  expect(ink).not.toMatch(/rgb\(2\d\d/);
}

test('person, ledger, salary month and roles print as sheets, in light colours from a dark screen', async ({
  page,
  signInAs,
  prefer,
  academy,
}) => {
  await prefer({ theme: 'dark' });
  await signInAs('admin');
  const [student, teacher] = [await userId(academy, 'student'), await userId(academy, 'teacher')];
  const sheets: [path: string, figures: (string | RegExp)[]][] = [
    [`${USERS}/student/${student}?tab=ledger`, ['Account', 'Study', 'Ledger']],
    [`${USERS}/remaining-classes/${student}`, ['Ledger', /^1–10 of/]],
    [`${USERS}/teacher/${teacher}?tab=salaries`, ['Teaching', 'Months', /paid × /]],
    [`${USERS}/${teacher}/salaries`, ['Months', /paid × /]],
    ['/dashboard/relations/roles', ['Super admin']],
  ];
  for (const [path, figures] of sheets)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const texts = figures.map((figure) =>
        page.getByRole('main').getByText(figure, { exact: true }).filter({ visible: true }).first(),
      );
      for (const text of texts) await expect(text).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expectSheet(page, /^Printed on \d+ \w+ 20\d\d$/);
      for (const text of texts) await expect(text).toBeVisible();
      expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
    });
});

test('what is edited from the page of a person leads back to its tab and scroll position', async ({
  page,
  signInAs,
  academy,
}) => {
  await signInAs('admin');
  const teacher = await userId(academy, 'teacher');
  const path = `${USERS}/teacher/${teacher}?tab=salaries`;
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${USERS}/teacher/${teacher}`);
  await page.getByRole('tab', { name: 'Salary' }).click();
  await page.getByRole('link', { name: 'Add salary' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Months' })).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Add salary' }).click();
  await page.getByLabel('Effective from').fill('tomorrow');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a salary' })).toBeVisible();
  await page.getByLabel('Effective from').fill('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('list', { name: 'Months' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});
