import { expect, type Locator, type Page } from 'playwright/test';
import { coveredFocus } from './targets.ts';

/** More than any screen has between two places. */
const MOST_STEPS = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Moves the focus by the tabulator alone until it is on the target, and nothing lies over it on the way (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step += 1) {
    await page.keyboard.press('Tab');
    expect(await coveredFocus(page)).toBeNull();
  }
  await expect(target).toBeFocused();
}

/** Goes to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Goes to a button or a link and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field that finds, and takes the first that it has found. */
export async function findAndTake(page: Page, label: string, text: string, option = text): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await typeInto(page, field, text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  // A list that waits for what was typed takes no choice.
  await expect(field).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Opens the menu of a row and takes an entry. */
export async function takeByKeyboard(page: Page, row: string, action: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `Actions for ${row}`, exact: true }));
  const entry = page.getByRole('menuitem', { name: action, exact: true });
  for (let step = 0; step < MOST_STEPS && !(await isFocused(entry)); step += 1) await page.keyboard.press('ArrowDown');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Chooses one of a group of radio buttons, of which none is chosen, by its name. */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let step = 0; step < MOST_STEPS && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}
