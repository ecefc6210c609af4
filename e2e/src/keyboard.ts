import { expect, type Locator, type Page } from 'playwright/test';
import { coveredFocus } from './targets.ts';

/** More Tab presses than any screen needs. */
const MOST_STEPS = 60;

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A text that arrives above the focus moves it; the browser scrolls it back into sight in the next frame. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Nothing covers the focus for good: a busy browser scrolls later than in a frame, and notices close by themselves. */
const expectUncovered = (page: Page) => expect.poll(() => coveredFocus(page)).toBeNull();

/** Presses Tab until the target has the focus, and checks on the way that nothing covers the focus (WCAG 2.4.11). */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS && !(await isFocused(target)); step += 1) {
    await page.keyboard.press('Tab');
    await nextFrames(page);
    await expectUncovered(page);
  }
  await expect(target).toBeFocused();
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tabs to a button or a link and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a search field, and chooses the first result. */
export async function findAndTake(page: Page, label: string, text: string, option = text): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await typeInto(page, field, text);
  await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
  // A list that still waits for the typed text accepts no choice.
  await expect(field).not.toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Chooses an entry of the open menu. */
export async function takeEntry(page: Page, action: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: action, exact: true });
  // The menu keeps the focus, and names the entry that Enter takes.
  const isNext = () => entry.evaluate(({ id }) => id === document.activeElement?.getAttribute('aria-activedescendant'));
  for (let step = 0; step < MOST_STEPS && !(await isNext()); step += 1) await page.keyboard.press('ArrowDown');
  expect(await isNext()).toBe(true);
  await page.keyboard.press('Enter');
}

/** Opens the menu of a row and chooses an entry. */
export async function takeByKeyboard(page: Page, row: string, action: string): Promise<void> {
  await press(page, page.getByRole('button', { name: `Actions for ${row}`, exact: true }));
  await takeEntry(page, action);
}

/** Chooses a radio button by its name in a group in which none is chosen. */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('radio', { name, exact: true });
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  for (let step = 0; step < MOST_STEPS && !(await wanted.isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

/** Chooses the entry with this value in a native picker with the arrow keys. */
export async function chooseValue(page: Page, picker: Locator, value: string): Promise<void> {
  await tabTo(page, picker);
  for (let step = 0; step < MOST_STEPS && (await picker.inputValue()) !== value; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(picker).toHaveValue(value);
}

/** The focus is on an element that is seen; on the whole page it would begin again at the top with the next Tab. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY');
  await nextFrames(page);
  await expectUncovered(page);
}
