import type { Page } from 'playwright/test';
import { cards } from '../../src/domains/cards.ts';
import { dayIn } from '../../src/domains/classes.ts';
import { choosePassword } from '../../src/domains/leads.ts';
import { Interactions } from '../../src/interactions.ts';
import { expect, ownerEmail, test } from '../../src/test.ts';

const ZONE = 'Asia/Riyadh';
test.use({ setting: 'empty', timezoneId: ZONE });

const email = (name: string) => `${name.toLowerCase()}@noor.example`;
const teachers = ['Huda', 'Salim'];
const students = ['Amal', 'Badr', 'Celine', 'Dana', 'Elif', 'Faris', 'Gamal', 'Hind', 'Idris', 'Jana', 'Karim', 'Lina'];
const phones = ['+447700900100', '+201001234567', '+12025550123', '+966501234567', '+962790123456', '+60123456789'];

/** Twelve students of six families, with heads and phones as an office has them. */
const sheet = () => {
  const lines = students.map((name, at) => {
    const family = Math.floor(at / 2);
    return [name, email(name), at % 2 ? '' : phones[family], `Parent ${family}`, email(`parent${family}`), '8'].join(
      ',',
    );
  });
  const text = ['Student,E-mail address,Mobile,Parent name,Parent mail,Credits', ...lines].join('\n');
  return { name: 'families.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
};

/** A grey square. */
const SQUARE = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAAAAADhZOFXAAAADklEQVR4nGNogAIGyhgAgIQgAQ2AJGEAAAAASUVORK5CYII=';
const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(SQUARE, 'base64') };

/** Types into a field that searches, and takes the first result. */
async function find(page: Page, touches: Interactions, label: string, text: string): Promise<void> {
  await touches.type(page.getByRole('combobox', { name: label, exact: true }), text);
  await touches.tap(page.getByRole('option', { name: text }).first());
}

test("an owner's first evening: an empty academy is ready for its first classes within ninety touches", async ({
  page,
  academy,
  browser,
}) => {
  test.slow();
  const touches = new Interactions();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  const step = (name: string) => page.getByRole('region', { name: 'First steps' }).getByText(`${name}: Done`);
  const home = () => touches.tap(page.getByRole('link', { name: 'Home', exact: true }).first());

  await test.step('the mail leads to a password, and then to the first steps', async () => {
    await choosePassword(page, academy, ownerEmail);
    touches.count += 3;
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  });

  await test.step('name and logo', async () => {
    await touches.tap(link('Set the name'));
    await touches.type(page.getByLabel('Name in English'), 'Noor Academy');
    await touches.type(page.getByLabel('Name in Arabic'), 'أكاديمية نور');
    await touches.tap(button('Save'));
    await expect(page.getByText('Settings saved').last()).toBeVisible();
    touches.count += 2;
    await page.getByLabel('Choose an image').and(page.locator('input')).setInputFiles(logo);
    await expect(page.getByRole('button', { name: 'Change the image' })).toBeVisible();
    await home();
    await expect(step('Name and logo')).toBeVisible();
  });

  await test.step('zone and week, by one touch', async () => {
    await touches.tap(button('Use Riyadh time, weeks from Sunday'));
    await expect(step('Time zone and week')).toBeVisible();
  });

  await test.step('how families pay: bank details, and a package', async () => {
    await touches.tap(link('Enter the bank details'));
    // The notice of the step before says nothing about this one.
    await expect(page.getByText('Settings saved')).toHaveCount(0);
    await touches.type(page.getByLabel('Bank details in English'), 'Noor Bank\nSA03 8000 0000 6080 1016 7519');
    await touches.tap(button('Save'));
    await expect(page.getByText('Settings saved').last()).toBeVisible();
    await home();
    await touches.tap(link('Add a package'));
    await touches.type(page.getByLabel('Title in English'), 'Eight classes');
    await touches.type(page.getByLabel('Number of classes'), '8');
    await find(page, touches, 'Currency 1', 'SAR');
    await touches.type(page.getByLabel('Amount 1'), '240');
    await touches.tap(button('Add package'));
    await expect(page.getByRole('row', { name: /Eight classes/ })).toBeVisible();
    await home();
    await expect(step('How families pay')).toBeVisible();
  });

  await test.step('two teachers are invited', async () => {
    await touches.tap(link('Add a teacher'));
    for (const name of teachers) {
      await touches.type(page.getByLabel('Name', { exact: true }), name);
      await touches.type(page.getByLabel('Email', { exact: true }), email(name));
      await touches.tap(button('Add'));
      await touches.tap(button('Later').last());
      await expect(page.getByRole('row', { name })).toContainText('Invited on');
      if (name === teachers[0]) await touches.tap(link('Add teacher'));
    }
    await home();
    await expect(step('Teachers')).toBeVisible();
  });

  await test.step('twelve students of six families come from a sheet', async () => {
    await touches.tap(link('Import from a file'));
    touches.count += 1;
    await page.getByLabel('File', { exact: true }).setInputFiles(sheet());
    await touches.tap(button(/^Import 18 people/));
    await expect(page.getByText('The file was imported')).toBeVisible();
    await home();
    await expect(step('Students')).toBeVisible();
  });

  await test.step('four students get weekly classes', async () => {
    await touches.tap(link('Add a material'));
    await touches.type(page.getByLabel('Name in English'), 'Juz Amma');
    await touches.type(page.getByLabel('Content'), 'The last part of the Quran');
    await touches.tap(button('Add material'));
    await expect(page.getByRole('row', { name: /Juz Amma/ })).toBeVisible();
    await home();
    await touches.tap(link('Schedule weekly classes'));
    for (const [at, name] of students.slice(0, 4).entries()) {
      if (at > 0) await touches.tap(button('Add more').last());
      await find(page, touches, 'Student', name);
      await find(page, touches, 'Teacher', teachers[at % 2] ?? '');
      await find(page, touches, 'Material', 'Juz Amma');
      await touches.type(page.getByLabel('First day'), dayIn(ZONE, 2));
      const day = page.getByRole('group', { name: 'Day 1', exact: true });
      await touches.type(day.getByRole('combobox', { name: 'Time', exact: true }), `${15 + at}:00`);
      await touches.tap(button('Add weekly classes'));
      await expect(page.getByRole('heading', { name: /weekly classes$/, level: 1 })).toContainText(name);
    }
    await home();
    await expect(step('First weekly classes')).toBeVisible();
  });

  expect(touches.count).toBeLessThanOrEqual(90);

  await test.step('a family pays by card, and the owner sees the income', async () => {
    const family = await browser.newPage({ baseURL: academy.url, locale: 'en' });
    await choosePassword(family, academy, email('parent0'));
    const child = family.getByRole('region', { name: 'Amal' });
    await child.getByRole('link', { name: 'Buy classes', exact: true }).click();
    await family.getByRole('main').getByRole('link', { name: 'Buy once', exact: true }).click();
    await expect(family.locator('option:checked', { hasText: 'Amal' })).toHaveCount(1);
    await family.getByRole('button', { name: 'Continue to payment' }).click();
    await family.getByLabel('Card number').fill(cards.good);
    await family.getByLabel('Expiry').fill('12 / 50');
    await family.getByLabel('Security code').fill('123');
    await family.getByRole('button', { name: /^Pay/ }).click();
    await expect(family.getByRole('heading', { name: 'What happens now' })).toBeVisible();
    await family.close();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Income' })).toContainText('240');
  });
});
