import type { Page } from 'playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expectNoOverflow } from './overflow.ts';

/** Fails where axe finds something, or where the page is wider than its window. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoOverflow(page);
  await expectAccessible(page);
}
