import type { Language, Theme } from '../preferences.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { manifestUrl } from './app-manifest.ts';
import type { PagePlan } from './page-plan.ts';
import type { RouteMatch } from './route-match.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
export const escaped = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** A JSON data block: no text in it can end the element. */
export const dataBlock = (id: string, value: unknown): string => jsonBlock(id, JSON.stringify(value));

/** The same for ready JSON. */
export function jsonBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;
}

function preload(as: string, href: string, attributes = ''): string {
  return `<link rel="preload" as="${as}" href="${escaped(href)}"${attributes}>`;
}

/** The loader requests a file with an integrity value as `crossorigin`, so the hint must do the same. */
function preloadChecked(as: 'script' | 'style', url: string, integrity: string | undefined, media = ''): string {
  return preload(as, url, media + (integrity ? ` crossorigin="anonymous" integrity="${escaped(integrity)}"` : ''));
}

/** Windows in which `useNarrow` is false. */
const WIDE = ' media="not all and (max-width: 47.99rem)"';

/** The scripts and styles of the route's remote, and those parts of the shell that its screen needs. */
function remoteHints(shell: ShellBuild, { entry, route }: RouteMatch): string[] {
  const isModule = entry.mount !== 'single-spa';
  const files = entry.files[route.screen] ?? [];
  // The second entry point is another module: only the entry script is common to both.
  const needed = isModule ? files : files.slice(0, 1);
  const styles = isModule ? (entry.styles[route.screen] ?? []) : [];
  const wideStyles = isModule ? (entry.wideStyles[route.screen] ?? []) : [];
  const later = (entry.shared[route.screen] ?? []).flatMap((name) => shell.later[name] ?? []);
  return [
    ...needed.map((file) => preloadChecked('script', entry.base + file, entry.integrity[file])),
    ...styles.map((file) => preloadChecked('style', entry.base + file, entry.integrity[file])),
    ...wideStyles.map((file) => preloadChecked('style', entry.base + file, entry.integrity[file], WIDE)),
    ...later.map(({ url, integrity }) => preloadChecked('script', url, integrity)),
  ];
}

function localeHints(shell: ShellBuild, match: RouteMatch | null, language: Language): string[] {
  const own = ['shell', 'ui'].map((namespace) => ({ namespace, version: shell.version }));
  const texts = [...own, ...(match ? [match.entry] : [])];
  return texts.map(({ namespace, version }) =>
    preload('fetch', `/locales/${language}/${namespace}.json?v=${version}`, ' crossorigin="anonymous"'),
  );
}

interface PageVariant {
  language: Language;
  theme: Theme | null;
  /** The address of the registry from which the page was made. */
  registry: string;
}

/** The page's head in addition to its template: everything that the route needs, requested at once. */
export function pageHead(shell: ShellBuild, plan: PagePlan, { language, theme, registry }: PageVariant): string {
  return [
    // First, because it starts the first requests and must not wait for less urgent files.
    ...shell.bootScripts.map((href) => preload('script', href, ' fetchpriority="high"')),
    preload('fetch', registry, ' crossorigin="anonymous"'),
    ...shell.preload.map((href) => preload('script', href)),
    ...shell.styles.map((href) => preload('style', href)),
    ...(plan.match ? remoteHints(shell, plan.match) : []),
    ...localeHints(shell, plan.match, language),
    `<link rel="manifest" href="${manifestUrl(language, theme)}">`,
    '<link rel="apple-touch-icon" href="/manifest/touch-180.png">',
  ].join('\n');
}
