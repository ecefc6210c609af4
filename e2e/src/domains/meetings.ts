import { expect, type Page } from 'playwright/test';

const tiles = (page: Page) => page.locator('figure video');

/** The sandbox's room in the tab that "Join class" opens. */
export async function openRoom(page: Page, link = 'Join class'): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: link }).click();
  const room = await opened;
  await expect(room.getByText('Sandbox', { exact: true })).toBeVisible();
  return room;
}

/** How many people this page shows moving pictures of, itself included. */
export const picturesIn = (page: Page): Promise<number> =>
  tiles(page).evaluateAll(
    (videos) =>
      (videos as HTMLVideoElement[]).filter(({ videoWidth, currentTime }) => videoWidth > 0 && currentTime > 0).length,
  );

/** Date and time on a zone's clock, this many minutes from now. */
export function clockIn(timeZone: string, minutes: number): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [date = '', time = ''] = format.format(Date.now() + minutes * 60_000).split(' ');
  return { date, time };
}
