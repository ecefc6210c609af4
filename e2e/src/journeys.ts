import { type Page, test } from 'playwright/test';
import { Interactions } from './interactions.ts';
import { expectNoOverflow } from './overflow.ts';

/** Journeys that each begin on the start page, with the taps that they took. */
export class Journeys {
  readonly touches: Record<string, number> = {};
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  walk(name: string, journey: (touches: Interactions) => Promise<void>): Promise<void> {
    return test.step(name, async () => {
      const touches = new Interactions();
      await this.#page.goto('/dashboard/statistics');
      await journey(touches);
      await expectNoOverflow(this.#page);
      this.touches[name] = touches.count;
    });
  }
}
