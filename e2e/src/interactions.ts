import type { Locator } from 'playwright/test';

/** Taps as a user would, and counts the taps. */
export class Interactions {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Types into a field: the tap that opens the keyboard counts, the keys do not. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await field.fill(text);
  }

  /** Chooses an option in a native picker: one tap opens it, another chooses. */
  async choose(picker: Locator, label: string): Promise<void> {
    this.count += 2;
    await picker.selectOption({ label });
  }
}
