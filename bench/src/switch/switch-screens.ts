import type { Page } from 'playwright';
import { type PageThread, type ThreadTime, timeBetween } from '../chromium/page-thread.ts';

/** Milliseconds after a click. */
export interface Switch extends ThreadTime {
  /** The first frame that shows a change. */
  response: number;
  content: number;
  longestTask: number;
}

interface SwitchNotes {
  response: number;
  content: number;
  longestTask: number;
}

declare global {
  interface Window {
    academyWatch?: (selector: string) => void;
    academySwitch?: SwitchNotes;
  }
}

/** A screen, the link that leads there from the screen before it, and the first element of its content. */
export interface Stop {
  name: string;
  link: string;
  content: string;
}

const menu = (path: string) => `nav a[href="${path}"]`;

/** A tour of the dashboard's screens, each opened from the one before. */
export const stops: Stop[] = [
  { name: 'feed', link: menu('/dashboard/timeline'), content: 'main article' },
  { name: 'list of 20', link: menu('/dashboard/users/student'), content: 'main tr[data-row]' },
  {
    name: 'form',
    link: 'main a[href="/dashboard/users/student/add"]',
    content: 'main form button[type=submit]',
  },
  { name: 'calendar', link: menu('/dashboard/calendar'), content: 'main .calendar-event, main .calendar-more' },
  { name: 'conversations', link: menu('/dashboard/messaging'), content: 'main a[href^="/dashboard/messaging/chats/"]' },
  {
    name: 'thread',
    link: 'main a[href^="/dashboard/messaging/chats/"]',
    content: 'main [data-scroller] section li',
  },
];

/** Waits until the page has finished its work after a switch and has prefetched. */
const QUIET = 1500;
const HOVER = 300;

/** Clicks a link with the mouse, as users do. */
export async function switchTo(page: Page, thread: PageThread, stop: Stop): Promise<Switch> {
  const link = page.locator(stop.link).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(HOVER);
  await page.evaluate((selector) => window.academyWatch?.(selector), stop.content);
  const before = await thread.time();
  const hasContent = thread.timeWhen('content');
  await page.mouse.down();
  await page.mouse.up();
  const after = await hasContent;
  await page.waitForTimeout(QUIET);
  const notes = await page.evaluate(() => window.academySwitch);
  if (!notes) throw new Error('the page was not probed');
  const { response, content, longestTask } = notes;
  return { response, content, longestTask, ...timeBetween(before, after) };
}
