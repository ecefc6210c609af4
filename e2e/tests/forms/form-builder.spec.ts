import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

const types = ['Input', 'Textarea', 'Checkbox', 'Radio', 'Select', 'Date', 'File'];
const withOptions = ['Checkbox', 'Radio', 'Select'];

const question = (page: Page, number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="The form as others will see it"]');

async function buildForm(page: Page, name: string): Promise<void> {
  await page.goto('/dashboard/forms/add');
  await page.getByLabel('Form name').fill(name);
  for (const [index, type] of types.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add question' }).click();
    const card = question(page, index + 1);
    await card.getByLabel('Question', { exact: true }).fill(`Ask for ${type}`);
    await card.getByLabel('Question type').selectOption(type);
    if (!withOptions.includes(type)) continue;
    for (const option of ['First', 'Second']) {
      await card.getByRole('button', { name: 'Add option' }).click();
      await card.getByRole('textbox').last().fill(option);
    }
  }
}

test('a form with all seven types is built beside its preview, and its link is copied', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('admin');
  await buildForm(page, 'All seven');
  await expect(preview(page).getByText('Ask for File')).toBeVisible();
  await page.getByRole('button', { name: 'العربية', exact: true }).last().click();
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Add form' }).click();
  await expect(page.getByText('Form added successfully')).toBeVisible();
  const row = page.getByRole('row', { name: /All seven/ });
  await row.getByRole('button', { name: 'Actions for All seven' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  for (const type of types) await expect(page.getByText(`Ask for ${type}`)).toBeVisible();
});

test('a question is dragged to another place', async ({ page, signInAs, academy }) => {
  const questions = ['One', 'Two', 'Three'].map((title) => ({ title, type: 'text' }));
  const json = { name: 'To be sorted', questions };
  const { form } = await academy.call<{ form: { id: string } }>('POST', 'forms', { as: 'admin', json });
  await signInAs('admin');
  await page.goto(`/dashboard/forms/${form.id}`);
  await question(page, 2).locator('[draggable=true]').hover();
  await page.mouse.down();
  const { x, y } = (await question(page, 1).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 40, y + 40, { steps: 8 });
  await page.mouse.up();
  const titles = page.getByLabel('Question', { exact: true });
  await expect(titles.nth(0)).toHaveValue('Two');
  await expect(titles.nth(1)).toHaveValue('One');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Form edited successfully')).toBeVisible();
  const { form: saved } = await academy.call<{ form: { questions: { title: string }[] } }>('GET', `forms/${form.id}`, {
    as: 'admin',
  });
  expect(saved.questions.map(({ title }) => title)).toEqual(['Two', 'One', 'Three']);
});
