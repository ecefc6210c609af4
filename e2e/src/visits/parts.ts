import type { Page } from 'playwright/test';

export const inMain = (page: Page, content: string) => page.getByRole('main').locator(content).first();

/** The first part of a page that loads its parts one by one. */
export const aPart = (page: Page) => page.getByRole('heading', { level: 2 }).first().waitFor();

/** A visit shows the same at each hour of the day: it looks at a time to come, not at the next class. */
export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
