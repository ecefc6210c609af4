import { accessibilityProblems } from '@academy/platform/conformance';
import { expect, type Page } from 'playwright/test';

/** Fails where axe finds a problem on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
}
