import type { Locator } from 'playwright/test';

/** Taps as a person would, and counts. */
export class Interactions {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Chooses in a native picker: one tap opens it, another takes the choice. */
  async choose(picker: Locator, label: string): Promise<void> {
    this.count += 2;
    await picker.selectOption({ label });
  }
}
