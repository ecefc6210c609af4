import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { type Asset, textAsset } from '../assets/asset.ts';
import { compressNow } from '../assets/compression.ts';
import { REVALIDATE, sendAsset } from '../assets/send-asset.ts';
import type { PageAcademy } from '../page-academy.ts';
import { directionOf, type Preferences, readPreferences } from '../preferences.ts';
import type { RegistrySnapshot } from '../releases/live-registry.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { pageHeaders } from '../security-headers.ts';
import type { GrantFigures } from '../session/canary-grants.ts';
import { type Compositions, ONE_SESSION } from '../session/session-composition.ts';
import { type AskApi, fetchFirstData, tokenOf } from './first-data.ts';
import { dataBlock, escaped, pageHead } from './page-head.ts';
import { type PagePlan, planPage } from './page-plan.ts';
import { describePage, streamPage } from './stream-page.ts';
import { type PageParts, splitPage, viewersPage } from './viewers-page.ts';

const HTML_TAG = '<html lang="en" dir="ltr" class="light" data-layout="dashboard" data-frame="page">';
const TITLE = '<title>Academy</title>';
const HEAD_MARK = '<!--academy:head-->';
const SKELETON_MARK = '<!--academy:skeleton-->';
const MOST_PAGES = 400;
/** A page with a user's data is not cached for others, and does not stay on the device after the session. */
const PERSONAL = 'private, no-store';

export interface ShellPageOptions {
  shell: ShellBuild;
  compositions: Compositions;
  apiVersion: string;
  /** Fetches the viewer's first data for the page; null: the page fetches it. */
  ask: AskApi | null;
  /** The note about a session's composition; null for none. */
  previewOf: (c: Context) => Promise<object | null>;
  grant: GrantFigures;
  /** Further addresses to which its pages may connect. */
  connections: readonly string[];
  /** Address of the service worker. */
  worker: string | null;
  /** One page in this many reports its normal loads. */
  figuresEvery: number;
  academy: PageAcademy;
}

interface ComposedPage {
  /** The page without user data. */
  asset: Asset;
  parts: PageParts;
}

/**
 * Responds with the shell's page for a path, prepared for the path's route, the language and the theme; otherwise 404.
 */
export type ShellPage = (c: Context, path: string) => Promise<Response>;

/** @throws Error if the template lacks a placeholder. */
export function shellPage(options: ShellPageOptions): ShellPage {
  const { shell, compositions, connections, ask } = options;
  for (const part of [HTML_TAG, TITLE, HEAD_MARK, SKELETON_MARK])
    if (!shell.template.includes(part)) throw new Error(`the shell's index.html has no ${part}`);
  const pages = new LRUCache<string, Promise<ComposedPage>>({ max: MOST_PAGES });

  return async (c, path) => {
    const snapshot = await compositions.of(c);
    const preferences = readPreferences(c);
    const plan = planPage(snapshot.registry, path, c.req.url.includes('?'));
    if (plan.status === 404 && !wantsPage(c, path))
      return c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });
    const preview = snapshot.overrides && (await options.previewOf(c));
    const { language, theme } = preferences;
    const key = [
      snapshot.asset.hash,
      plan.key,
      language,
      theme,
      options.academy.version(),
      JSON.stringify(preview),
    ].join('|');
    const composing = pages.get(key) ?? composed(options, snapshot, plan, { ...preferences, preview });
    pages.set(key, composing);
    const page = await composing;
    const isOwn = (await options.grant(c, snapshot)) || snapshot.overrides !== null;
    const { origins } = snapshot.registry;
    const source = `shell@${shell.version}`;
    const headers = pageHeaders({ origins, styleHashes: shell.styleHashes, connections, source });
    const token = tokenOf(c);
    if (ask && token && plan.earlyData.length > 0) {
      const personal = { ...headers, 'Cache-Control': PERSONAL };
      if (c.req.method === 'HEAD') return describePage(c, personal, plan.status);
      const data = fetchFirstData((path) => ask(c, path, token), plan.earlyData);
      const viewers = viewersPage(page.parts, data, { plan, shell, token });
      return streamPage(c, viewers, personal, plan.status);
    }
    const caching = isOwn ? ONE_SESSION : { 'Cache-Control': REVALIDATE, Vary: 'Cookie' };
    return sendAsset(c, page.asset, { ...headers, ...caching }, plan.status);
  };
}

/** A missing file, or a request of a program, gets no page. */
const wantsPage = (c: Context, path: string) =>
  !/\.[a-z0-9]+$/i.test(path) && c.req.header('accept')?.includes('text/html') === true;

/** A page without a route may have any skeleton. */
const skeletonOf = ({ skeletons }: ShellBuild, { match }: PagePlan): string =>
  skeletons[match?.route.skeleton ?? 'page'] ?? skeletons.page ?? '';

async function composed(
  { shell, apiVersion, figuresEvery, worker, academy }: ShellPageOptions,
  { url: registry }: RegistrySnapshot,
  plan: PagePlan,
  { language, theme, preview }: Preferences & { preview: object | null },
): Promise<ComposedPage> {
  const tag = `<html lang="${language}" dir="${directionOf(language)}" class="${theme ?? ''}" data-layout="${plan.layout}" data-frame="${plan.match?.route.frame ?? 'page'}">`;
  const { earlyData, audience } = plan;
  const session = preview && { preview };
  const shown = { registry, earlyData, audience, ...session };
  const described = academy.describe();
  const boot = { apiVersion, shellVersion: shell.version, worker, ...shown, figuresEvery, academy: described };
  const head = `${pageHead(shell, plan, { language, theme, registry })}\n${dataBlock('academy-boot', boot)}`;
  const html = shell.template
    .replace(HTML_TAG, () => tag)
    .replace(TITLE, () => `<title>${escaped(described.name[language])}</title>`)
    .replace(HEAD_MARK, () => head)
    .replace(SKELETON_MARK, () => (plan.layout === 'bare' ? '' : skeletonOf(shell, plan)));
  const asset = textAsset('index.html', html);
  await compressNow(asset);
  return { asset, parts: splitPage(html, plan, shell) };
}
