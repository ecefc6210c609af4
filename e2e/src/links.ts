import type { Page } from 'playwright/test';
import type { Academy } from './academy.ts';
import { goWithinShell } from './screens.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** A page of the shell between two others, so that content of the first cannot pass as content of the second. */
const NOWHERE = '/dashboard/nowhere';
const HOME = '/dashboard/statistics';

interface NamedPlace {
  to: string;
  labelKey: string;
}
interface Registry {
  remotes: { menu: NamedPlace[]; palette: NamedPlace[]; texts: { en: Record<string, string> } }[];
}

const hrefsIn = (page: Page, places: string): Promise<string[]> =>
  page.locator(places).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Waits until the visible content has loaded and no placeholder is left. A feed continues below. */
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is([data-bones], [aria-busy=true])')].every(
      (place) => place.getBoundingClientRect().top > innerHeight,
    ),
  );
}

/** The addresses of the pages that the palette names; its actions have no address. */
async function paletteLinks(page: Page, academy: Academy): Promise<string[]> {
  const { remotes } = (await (await fetch(`${academy.url}/remotes.json`)).json()) as Registry;
  const named = remotes.flatMap(({ menu, palette, texts }) =>
    [...menu, ...palette].map(({ to, labelKey }) => ({ to, label: texts.en[labelKey] ?? '' })),
  );
  await page.keyboard.press('Control+k');
  const options = page.getByRole('dialog').getByRole('option');
  await options.first().waitFor();
  const labels = await options.allTextContents();
  await page.keyboard.press('Escape');
  return named.filter(({ label }) => labels.includes(label)).map(({ to }) => to);
}

/** One address of each kind: the second student's page proves nothing more. */
const kindOf = (href: string) => href.replaceAll(/\d+/g, ':id').replace(/#.*/, '');

/** Every link of the start page, of the menus of both widths and of the palette, one of each kind. */
export async function linksOf(page: Page, academy: Academy): Promise<string[]> {
  await page.setViewportSize(DESKTOP);
  await page.goto(HOME);
  await settled(page);
  const wide = await hrefsIn(page, 'main a, nav a, header a');
  const named = await paletteLinks(page, academy);
  await page.setViewportSize(PHONE);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.waitFor();
  const narrow = await hrefsIn(page, 'main a, nav a');
  const more = bar.getByRole('button');
  if (await more.isVisible()) {
    await more.click();
    narrow.push(...(await hrefsIn(page, '[role=dialog] a')));
    await page.keyboard.press('Escape');
  }
  const all = [...wide, ...named, ...narrow].filter((href) => href.startsWith('/'));
  return [...new Map(all.map((href) => [kindOf(href), href])).values()];
}

/** Pages that the API serves alone, without the shell: a link to one loads a document. */
const servedAlone = (href: string) => /^\/free-trial\b/.test(href);

/** Opens a page within the shell, after the page before it is gone. */
async function open(page: Page, path: string): Promise<void> {
  const leaving = await page.locator('main h1').first().elementHandle();
  await goWithinShell(page, path);
  await page.waitForFunction((heading) => !heading?.isConnected, leaving);
  await page.locator('main h1').first().waitFor();
}

/** What is wrong with the page at an address, within the shell; null for a page with content. */
export async function problemAt(page: Page, href: string): Promise<string | null> {
  if (servedAlone(href)) {
    const answer = await page.goto(href);
    await page.goto(HOME);
    return answer?.ok() ? null : `status ${answer?.status()}`;
  }
  await open(page, NOWHERE);
  await open(page, href);
  await settled(page);
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const title = main?.querySelector('h1')?.textContent ?? '';
    if (/^40[34] /.test(title)) return title;
    const alert = main?.querySelector('[role=alert]')?.textContent;
    if (alert) return alert;
    const text = main?.textContent?.trim() ?? '';
    return text.length > title.length + 10 ? null : `nothing but “${text}”`;
  });
}
