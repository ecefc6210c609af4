import type { RegistryEntry } from '@academy/shared-auth/contract';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { answerAsset, IMMUTABLE, REVALIDATE } from './answer-asset.ts';
import { textAsset } from './asset.ts';
import { landingPages, textOf } from './landing-pages.ts';
import type { LiveRegistry, Warn } from './live-registry.ts';
import { type Language, readPreferences, rememberedTheme } from './preferences.ts';
import type { ReleaseFiles } from './release-files.ts';
import { pageHeaders } from './security-headers.ts';
import type { ShellPage } from './shell-page.ts';
import { robots, sitemap } from './sitemap.ts';

const LANDING = 'mf-landing';
const pathsSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), ['/', '/ar']);

interface LandingOptions {
  registry: LiveRegistry;
  releases: ReleaseFiles;
  publicUrl: string;
  warn: Warn;
  /** Answers where no landing page is live. */
  shellPage: ShellPage;
}

/** The prerendered start page in both languages, the files that belong to it, and what search engines read. */
export function landingSite({ registry, releases, publicUrl, warn, shellPage }: LandingOptions): Hono {
  const findPage = landingPages(releases, publicUrl, warn);

  async function live(): Promise<{ release: RegistryEntry; origins: string[] } | null> {
    const { remotes, origins } = (await registry.current()).registry;
    const release = remotes.find((remote) => remote.name === LANDING && remote.enabled);
    return release ? { release, origins } : null;
  }

  async function answerStart(c: Context, path: '/' | '/ar', language: Language): Promise<Response> {
    const landing = await live();
    const preferences = readPreferences(c);
    const page = landing && (await findPage(landing.release, language, rememberedTheme(c)));
    if (!page) return shellPage(c, path);
    const caching = { 'Cache-Control': REVALIDATE, Vary: 'Cookie' };
    if (path === '/' && preferences.language === 'ar')
      return c.body(null, 302, { ...caching, Location: `/ar${new URL(c.req.url).search}` });
    const policy = pageHeaders({ origins: landing.origins, styleHashes: page.styleHashes });
    return answerAsset(c, page.asset, { ...policy, ...caching });
  }

  async function sitemapPaths(): Promise<string[]> {
    const release = (await live())?.release;
    const file = release && (await releases.find(release.name, release.version, 'site/sitemap-paths.json'));
    return file ? v.parse(pathsSchema, textOf(file)) : ['/', '/ar'];
  }

  return new Hono()
    .get('/', (c) => answerStart(c, '/', 'en'))
    .get('/ar', (c) => answerStart(c, '/ar', 'ar'))
    .get('/sitemap.xml', async (c) => {
      const text = sitemap(publicUrl, await sitemapPaths());
      return answerAsset(c, textAsset('sitemap.xml', text), { 'Cache-Control': REVALIDATE });
    })
    .get('/robots.txt', (c) =>
      answerAsset(c, textAsset('robots.txt', robots(publicUrl)), { 'Cache-Control': REVALIDATE }),
    )
    .get('/site/*', async (c, next) => {
      const path = new URL(c.req.url).pathname;
      const landing = await live();
      // Pages have addresses of their own, and data files are for the server.
      if (!landing || /\.(html|json)$/.test(path)) return next();
      const { name, version } = landing.release;
      const asset = await releases.find(name, version, path.slice(1));
      if (!asset) return next();
      const isNamedByContent = /\.[0-9a-f]{8,}\.\w+$/.test(path);
      return answerAsset(c, asset, { 'Cache-Control': isNamedByContent ? IMMUTABLE : REVALIDATE });
    });
}
