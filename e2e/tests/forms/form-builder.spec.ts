import type { Page } from 'playwright/test';
import { expect, test } from '../../src/test.ts';

const question = (page: Page, number: number) => page.getByRole('region', { name: `Question ${number}`, exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="The form as others will see it"]');

test('a form with a choice and a file is built beside its preview, in Arabic too', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard/forms/add');
  await page.getByLabel('Form name').fill('Two questions');
  const choice = question(page, 1);
  await choice.getByLabel('Question', { exact: true }).fill('Which level?');
  await choice.getByLabel('Question type').selectOption('Select');
  for (const option of ['First', 'Second']) {
    await choice.getByRole('button', { name: 'Add option' }).click();
    await choice.getByRole('textbox').last().fill(option);
  }
  await page.getByRole('button', { name: 'Add question' }).click();
  const file = question(page, 2);
  await file.getByLabel('Question', { exact: true }).fill('Your certificate');
  await file.getByLabel('Question type').selectOption('File');
  await expect(preview(page).getByText('Your certificate')).toBeVisible();
  await page.getByRole('button', { name: 'العربية', exact: true }).last().click();
  await expect(preview(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Add form' }).click();
  await expect(page.getByText('Form added successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Two questions/ })).toBeVisible();
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
