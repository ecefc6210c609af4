import { expect, type Page } from 'playwright/test';

/** Opens a page by its name: types a word of everyday language into the palette and takes the entry. */
export async function openByName(page: Page, word: string, entry: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search the academy' });
  await palette.getByRole('combobox').fill(word);
  await palette.getByRole('option', { name: entry, exact: true }).click();
  await expect(palette).toHaveCount(0);
}
