import { type Browser, expect, type Page } from 'playwright/test';
import type { Academy, Viewer as Account } from '../academy.ts';
import { watchPolicy } from '../policy.ts';
import { goWithinShell } from '../screens.ts';
import { sessionCookie, setPreferences } from '../test.ts';
import { endOf, type Visit, withoutIds } from './visit.ts';

export interface Viewer {
  as?: Account;
  language: 'en' | 'ar';
  theme: 'light' | 'dark';
}

/** A page of the shell between two screens, so that content of the first cannot pass as content of the second. */
const NOWHERE = '/dashboard/nowhere';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };
const sizeOf = ({ phone, narrow }: Visit) => (narrow ? NARROW : phone ? PHONE : DESKTOP);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Whether a document has been changed by use: typed text or opened parts would affect the next visit. */
function noteActions(): void {
  for (const kind of ['pointerdown', 'keydown', 'input'])
    addEventListener(kind, () => Object.assign(window, { hasActed: true }), { capture: true });
}

/**
 * A visitor that goes from screen to screen in one page. A new page loads and compiles everything again, which is most
 * of a visit's time; a navigation within the shell takes a tenth of it.
 */
export class Visitor {
  readonly page: Page;
  /** Fails if the content security policy was not strict, or rejected something, in any visit so far. */
  readonly expectPolicyHolds: () => Promise<void>;
  readonly #viewer: Viewer;

  private constructor(page: Page, viewer: Viewer, expectPolicyHolds: () => Promise<void>) {
    this.page = page;
    this.#viewer = viewer;
    this.expectPolicyHolds = expectPolicyHolds;
  }

  static async open(browser: Browser, academy: Academy, viewer: Viewer): Promise<Visitor> {
    const context = await browser.newContext({ baseURL: academy.url });
    const { as, language, theme } = viewer;
    await setPreferences(context, academy.url, { language, theme });
    if (as) await context.addCookies([sessionCookie(academy, await academy.tokenOf(as))]);
    await context.addInitScript(noteActions);
    const page = await context.newPage();
    return new Visitor(page, viewer, await watchPolicy(page));
  }

  /** Opens a screen: within the shell if the one before was only viewed, otherwise as a new document. */
  async visit(visit: Visit): Promise<void> {
    const { page } = this;
    const { path, rejection, arrange } = visit;
    const size = sizeOf(visit);
    const isSameSize = page.viewportSize()?.width === size.width;
    await page.setViewportSize(size);
    const isStep = path.startsWith('/dashboard') && path !== NOWHERE && isSameSize && !rejection;
    if (isStep && (await this.#isUntouched())) await this.#step(path);
    else await page.goto(path === '/' && this.#viewer.language === 'ar' ? '/ar' : path);
    await heading(page).waitFor();
    await arrange?.(page);
    if (path !== '/') expect(withoutIds(new URL(page.url()).pathname)).toBe(endOf(visit));
  }

  #isUntouched(): Promise<boolean> {
    return this.page.evaluate(() => location.pathname.startsWith('/dashboard') && !('hasActed' in window));
  }

  async #step(path: string): Promise<void> {
    const { page } = this;
    const leaving = await heading(page).elementHandle();
    await goWithinShell(page, NOWHERE);
    await page.waitForFunction((element) => !element?.isConnected, leaving);
    const nowhere = await heading(page).elementHandle();
    await goWithinShell(page, path);
    await page.waitForFunction((element) => !element?.isConnected, nowhere);
  }
}
