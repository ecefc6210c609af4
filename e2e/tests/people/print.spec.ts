import type { Locator, Page } from 'playwright/test';
import { dayIn, teacherZone } from '../../src/domains/classes.ts';
import { userId } from '../../src/domains/users.ts';
import { printedText, wordsOf } from '../../src/pdf-text.ts';
import { menu } from '../../src/screens.ts';
import { expect, test } from '../../src/test.ts';

/** A page that is printed, and the text that its sheet must have. */
interface Sheet {
  path: string;
  texts: (string | RegExp)[];
}

const textOf = async (element: Locator) => (await element.textContent()) ?? '';
function expectPrinted(paper: string, text: string): void {
  for (const word of wordsOf(text)) expect(paper).toContain(word);
}
const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const dateOf = (page: Page) => page.locator('[data-print-head] > :last-child');

const USERS = '/dashboard/users';
const CONTACT = 'salam@academy.example';

/** Elements that no printed sheet has, such as menus and buttons; and elements that each sheet has. */
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

test('person, salary month and ledger are printed in light colours from a dark screen, with academy, name, date, figures and page numbers in both languages', async ({
  page,
  signInAs,
  prefer,
  academy,
}) => {
  test.slow();
  await prefer({ theme: 'dark' });
  await signInAs('admin');
  const [student, teacher] = [await userId(academy, 'student'), await userId(academy, 'teacher')];
  const ledger = `${USERS}/remaining-classes/${student}`;
  // Half a month ago: the current month may have no classes yet.
  const month = dayIn(teacherZone, -15).slice(0, '2026-11'.length);
  const sheets: Sheet[] = [
    { path: `${USERS}/student/${student}?tab=ledger`, texts: ['Account', 'Study', 'Ledger'] },
    { path: `${USERS}/${teacher}/salaries/months/${month}`, texts: ['Classes', /since/] },
    { path: ledger, texts: ['Ledger', /^1–10 of/] },
  ];
  /** The figures of the last printed sheet, the ledger, which is printed in Arabic too. */
  let figures: string[] = [];
  for (const { path, texts } of sheets)
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const places = texts.map((text) =>
        page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true }).first(),
      );
      for (const place of places) await expect(place).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expectSheet(page, /^Printed on \d+ \w+ 20\d\d$/);
      const name = await textOf(headingOf(page));
      const words = await Promise.all(places.map(textOf));
      const paper = await printedText(page, 'en');
      for (const text of [name, await textOf(dateOf(page)), CONTACT, ...words]) expectPrinted(paper, text);
      expect(paper).toMatch(/Page1of\d/);
      figures = words.join(' ').match(/\d+(\.\d+)?/g) ?? [];
    });
  await test.step(`${ledger} is printed in Arabic`, async () => {
    await prefer({ language: 'ar' });
    await page.emulateMedia({ media: 'screen' });
    await page.goto(ledger);
    await expect(headingOf(page)).toHaveText(/[\u0600-\u06ff]/);
    for (const figure of figures) await expect(page.getByRole('main')).toContainText(figure);
    await page.emulateMedia({ media: 'print' });
    const texts = [await textOf(headingOf(page)), await textOf(dateOf(page)), CONTACT, 'صفحة', ...figures];
    const paper = await printedText(page, 'ar');
    for (const text of texts) expectPrinted(paper, text);
  });
});

test('an edit that starts on the page of a person leads back to its tab and scroll position', async ({
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
  await page.getByRole('link', { name: 'Add price' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('list', { name: 'Months' })).toBeVisible();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Add price' }).click();
  await page.getByLabel('Effective from').fill('tomorrow');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a price' })).toBeVisible();
  await page.getByLabel('Effective from').fill('');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('list', { name: 'Months' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('the hand-over of a student is one printed page', async ({ page, signInAs, academy }) => {
  await signInAs('teacher');
  await page.goto(`/dashboard/progress/${await userId(academy, 'student')}/hand-over`);
  await expect(page.getByRole('heading', { name: 'Last recited' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The foot of printed pages loads when the page is idle.
  await expect.poll(() => printedText(page, 'en')).toMatch(/Page1of1/);
});
