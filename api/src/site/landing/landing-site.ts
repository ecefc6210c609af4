import { LANDING, type RegistryEntry } from '@academy/shared-auth/contract';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { isAdmin } from '#base/auth/viewer.ts';
import { textAsset } from '../assets/asset.ts';
import { IMMUTABLE, REVALIDATE, sendAsset } from '../assets/send-asset.ts';
import type { PageAcademy } from '../page-academy.ts';
import type { ShellPage } from '../pages/shell-page.ts';
import { type Language, readPreferences } from '../preferences.ts';
import type { LiveRegistry, RegistrySnapshot, Warn } from '../releases/live-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import { pageHeaders } from '../security-headers.ts';
import type { GrantFigures } from '../session/canary-grants.ts';
import { type Compositions, ONE_SESSION } from '../session/session-composition.ts';
import type { SitePeople } from '../session/site-people.ts';
import type { SiteWords } from '../site-words.ts';
import { type LandingPages, landingPages, textOf } from './landing-pages.ts';
import { robots, sitemap } from './sitemap.ts';

const languages = { '/': 'en', '/ar': 'ar' } as const;
type StartPath = keyof typeof languages;
export const isStartPath = (path: string): path is StartPath => path in languages;
const pathsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), Object.keys(languages));

interface LandingOptions {
  registry: LiveRegistry;
  compositions: Compositions;
  grant: GrantFigures;
  releases: ReleaseFiles;
  publicUrl: string;
  /** One page in this many reports its load time. */
  figuresEvery: number;
  academy: PageAcademy;
  words: SiteWords;
  /** Without it nobody sees a draft. */
  people: SitePeople | undefined;
  warn: Warn;
  /** The response if no landing page is live. */
  shellPage: ShellPage;
}

/** The prerendered start page in both languages, its files, and the files for search engines. */
export function landingSite(options: LandingOptions): Hono {
  const { publicUrl } = options;
  const pages = landingPages(options);
  const sendText = (c: Context, name: string, text: string) =>
    sendAsset(c, textAsset(name, text), { 'Cache-Control': REVALIDATE });
  return new Hono()
    .get('/', (c) => sendStartPage(c, '/', options, pages))
    .get('/ar', (c) => sendStartPage(c, '/ar', options, pages))
    .get('/site/draft/:language{en|ar}', (c) => sendDraft(c, c.req.param('language') as Language, options, pages))
    .get('/site/*', async (c, next) => (await sendFile(c, options)) ?? next())
    .get('/sitemap.xml', async (c) => sendText(c, 'sitemap.xml', sitemap(publicUrl, await listedPaths(options))))
    .get('/robots.txt', (c) => sendText(c, 'robots.txt', robots(publicUrl)));
}

interface Landing {
  release: RegistryEntry;
  origins: string[];
  isOfSession: boolean;
}

function landingOf({ registry, overrides }: RegistrySnapshot): Landing | null {
  const release = registry.remotes.find((remote) => remote.name === LANDING && remote.enabled);
  return release ? { release, origins: registry.origins, isOfSession: overrides !== null } : null;
}

async function sendStartPage(
  c: Context,
  path: StartPath,
  { compositions, grant, shellPage }: LandingOptions,
  pages: LandingPages,
): Promise<Response> {
  const snapshot = await compositions.of(c);
  const landing = landingOf(snapshot);
  const preferences = readPreferences(c);
  const page = landing && (await pages.find(landing.release, languages[path], preferences.theme));
  if (!page) return shellPage(c, path);
  await grant(c, snapshot);
  // A page with a cookie of its own must not be cached for others.
  const isOwn = landing.isOfSession || c.res.headers.has('set-cookie');
  const caching = isOwn ? ONE_SESSION : { 'Cache-Control': REVALIDATE, Vary: 'Cookie' };
  if (path === '/' && preferences.language === 'ar')
    return c.body(null, 302, { ...caching, Location: `/ar${new URL(c.req.url).search}` });
  const { name, version } = landing.release;
  const source = `${name}@${version}`;
  const policy = pageHeaders({ origins: landing.origins, styleHashes: page.styleHashes, source });
  return sendAsset(c, page.asset, { ...policy, ...caching });
}

/** Only for the frame in the editor of admins (D157): it runs no script of the page. */
async function sendDraft(
  c: Context,
  language: Language,
  { compositions, people }: LandingOptions,
  pages: LandingPages,
): Promise<Response> {
  const viewer = await people?.viewerOf(c);
  if (!viewer || !isAdmin(viewer) || !viewer.permissions.has('users.read'))
    return c.text('Forbidden', 403, ONE_SESSION);
  const landing = landingOf(await compositions.of(c));
  const page = landing && (await pages.draft(landing.release, language, readPreferences(c).theme));
  if (!page) return c.text('Not found', 404, ONE_SESSION);
  const { name, version } = landing.release;
  const { origins } = landing;
  const source = `${name}@${version}`;
  const policy = pageHeaders({ origins, styleHashes: page.styleHashes, source, framedBy: "'self'" });
  return sendAsset(c, page.asset, { ...policy, ...ONE_SESSION });
}

async function sendFile(c: Context, { compositions, releases }: LandingOptions): Promise<Response | null> {
  const path = new URL(c.req.url).pathname;
  const landing = landingOf(await compositions.of(c));
  // Pages have their own addresses, and data files are only for the server.
  if (!landing || /\.(html|json)$/.test(path)) return null;
  const asset = await releases.find(landing.release.name, landing.release.version, path.slice(1));
  const isNamedByContent = /\.[0-9a-f]{8,}\.\w+$/.test(path);
  if (landing.isOfSession && asset && !isNamedByContent) return sendAsset(c, asset, ONE_SESSION);
  return asset && sendAsset(c, asset, { 'Cache-Control': isNamedByContent ? IMMUTABLE : REVALIDATE });
}

async function listedPaths({ registry, releases }: LandingOptions): Promise<string[]> {
  const release = landingOf(await registry.current())?.release;
  const file = release && (await releases.find(release.name, release.version, 'site/sitemap-paths.json'));
  return v.parse(pathsSchema, file ? textOf(file) : '');
}
