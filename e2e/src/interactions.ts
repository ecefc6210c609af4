import type { Locator } from 'playwright/test';

/** Taps as a person would, and counts. */
export class Interactions {
  count = 0;

  async tap(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}
