import { accessibilityProblems } from '@academy/platform/conformance';
import { expect, type Page } from 'playwright/test';

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
}
