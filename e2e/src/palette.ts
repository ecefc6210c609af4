import { expect, type Page } from 'playwright/test';

/** Opens a page by its name: types a word of everyday language into the palette and takes the entry. */
export async function openByName(page: Page, word: string, entry: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search the academy' });
  await palette.getByRole('combobox').fill(word);
  await palette.getByRole('option', { name: entry, exact: true }).click();
  await expect(palette).toHaveCount(0);
}

/** The same by keyboard alone. */
export async function openByKeyboard(page: Page, word: string, entry: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search the academy' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(word);
  const options = palette.getByRole('option');
  const wanted = palette.getByRole('option', { name: entry, exact: true });
  await expect(wanted).toBeVisible();
  const chosen = () => wanted.evaluate((element) => element.getAttribute('aria-selected') === 'true');
  for (let left = await options.count(); left > 0 && !(await chosen()); left -= 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}
