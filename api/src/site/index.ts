import type { Registry } from '@academy/shared-auth/contract';
import { type Context, type Env, Hono } from 'hono';
import type { FigureTokens } from '#base/auth/figure-tokens.ts';
import { IMMUTABLE, REVALIDATE, sendAsset } from './assets/send-asset.ts';
import { landingSite } from './landing/landing-site.ts';
import { type PageAcademy, unnamedAcademy } from './page-academy.ts';
import { appRoutes, workerUrl } from './pages/app-routes.ts';
import { askThrough } from './pages/first-data.ts';
import { setupPage } from './pages/setup-page.ts';
import { shellPage } from './pages/shell-page.ts';
import { LiveRegistry, type Warn } from './releases/live-registry.ts';
import { releaseFiles, type SiteStore } from './releases/release-files.ts';
import { formerShellAsset, keepShellAssets } from './releases/shell-assets.ts';
import { readShellBuild } from './releases/shell-build.ts';
import { realtimeSources, transportHeaders } from './security-headers.ts';
import { bisectOverrides } from './session/bisect.ts';
import { canaryGrants, type GrantFigures } from './session/canary-grants.ts';
import { Previews } from './session/previews.ts';
import { releaseRoutes } from './session/release-routes.ts';
import { type OverrideSource, sessionCompositions } from './session/session-composition.ts';
import type { SitePeople } from './session/site-people.ts';
import { builtInWords, type SiteWords } from './site-words.ts';

export interface SiteOptions {
  /** The store of releases and of the registry. */
  store: SiteStore;
  /** The shell's build. */
  shellDir: string;
  apiVersion: string;
  /** Address under which people reach the site. */
  publicUrl: string;
  /** Whether events come from Ably instead of this site. */
  isAbly?: boolean;
  /** Without it there are no previews and no searches for a broken version. */
  people?: SitePeople | undefined;
  /** Sources of other versions for certain requests; the first one that names a remote decides. */
  overrideSources?: readonly OverrideSource[];
  /** Whether pages install the service worker; otherwise they remove it. */
  hasWorker?: boolean;
  /** Without it placeholders in pages stay. */
  academy?: PageAcademy;
  /** Without it pages have their built-in words. */
  words?: SiteWords;
  warn?: Warn;
  /** One page in this many reports its normal loads. */
  figuresEvery?: number;
  /** Proves to the judge of canaries which versions pages got; without them, or without people, nothing is proved. */
  figureTokens?: FigureTokens;
  /** The site adds the versions of the shells that it serves. */
  servedShells?: Set<string>;
  /** Whether nothing was published yet, where something must be. */
  isEmpty?: () => boolean;
  /** Called with each registry from which pages are made. */
  onRegistry?: (registry: Registry) => void;
  /** Called when the registry could not be read: pages are made from the last good one. */
  onRegistryFailure?: () => void;
  /** Called with the remotes that open pages must drop, soon after each change: the registry is watched for it. */
  onOffNow?: (names: string[], revision: number) => void;
  /** The site adds a function that reads the registry immediately. */
  changes?: Set<() => Promise<void>>;
  /** Whether pages of the dashboard include the viewer's first data. */
  hasFirstData?: boolean;
}

/**
 * Serves everything that is not the API: landing page, shell, remotes, texts. Call it after all other routes are
 * mounted; paths below `/api` are left to the app.
 * @throws Error if the shell is not built.
 */
export function mountSite<E extends Env>(app: Hono<E>, options: SiteOptions): void {
  const {
    store,
    shellDir,
    apiVersion,
    isAbly = false,
    people,
    overrideSources = [],
    figuresEvery = 1,
    hasFirstData = true,
    hasWorker = true,
    academy = unnamedAcademy,
    words = builtInWords,
    warn = (problem, cause) => console.warn(problem, cause),
  } = options;
  const publicUrl = options.publicUrl.replace(/\/+$/, '');
  const shell = readShellBuild(shellDir);
  const releases = releaseFiles(store);
  const registry = openRegistry(options, releases, warn);
  const previews = people && new Previews({ store, registry, people, isSecure: publicUrl.startsWith('https:') });
  const own = people && previews ? [bisectOverrides(people, releases), previews.overrides] : [];
  const sources = [...own, ...overrideSources];
  const previewOf = async (c: Context) => (await previews?.current(c)) ?? null;
  const compositions = sessionCompositions({ registry, releases, sources, warn });
  options.changes?.add(() => registry.renew());
  void registry.current();
  if (options.onOffNow) setInterval(() => void registry.current(), WATCH_MS).unref();
  options.servedShells?.add(shell.version);
  void keepShellAssets(shell, store, warn);
  const connections = realtimeSources(publicUrl, isAbly);
  const ask = hasFirstData ? askThrough(app) : null;
  const worker = workerUrl(shell, hasWorker);
  const grant = grantsOf(options, registry, publicUrl, warn);
  const given = { apiVersion, connections, figuresEvery, worker, academy };
  const page = shellPage({ shell, compositions, previewOf, grant, ask, ...given });
  const transport = Object.entries(transportHeaders(publicUrl));

  const site = new Hono();
  site.use(async (c, next) => {
    for (const [name, value] of transport) c.header(name, value);
    await next();
  });
  if (options.isEmpty) site.get('*', setupPage(options.isEmpty, academy));
  site.get('*', async (c, next) => (await previews?.open(c)) ?? next());
  if (previews) site.post('/preview/leave', (c) => previews.leave(c));
  const pages = { compositions, grant, shellPage: page };
  site.route('/', landingSite({ registry, releases, publicUrl, figuresEvery, academy, words, people, warn, ...pages }));
  site.route('/', appRoutes(shell, hasWorker, academy));
  site.route('/', releaseRoutes({ shell, registry, compositions, releases }));
  site.get('*', async (c, next) => {
    const path = decodedPath(c);
    if (path === null) return c.text('Bad address', 400);
    if (/^\/api(\/|$)/.test(path)) return next();
    const file = shell.files.get(path) ?? (await formerShellAsset(path, releases));
    return file ? sendAsset(c, file, { 'Cache-Control': cachingOf(path) }) : page(c, path);
  });
  site.onError((cause, c) => unavailable(c, cause, warn));
  app.route('/', site);
}

/** Only the store fails here: releases in memory are still served. */
function unavailable(c: Context, cause: Error, warn: Warn): Response {
  warn(`${c.req.path} cannot be answered`, cause);
  return c.text('Not available at the moment', 503, { 'Retry-After': '2' });
}

/** The registry as it is now; each change of it is passed on. */
function openRegistry(options: SiteOptions, releases: ReturnType<typeof releaseFiles>, warn: Warn): LiveRegistry {
  const failed: Warn = (problem, cause) => {
    options.onRegistryFailure?.();
    warn(problem, cause);
  };
  return new LiveRegistry(options.store, failed, (changed) => {
    releases.warm(changed);
    notifyOfRegistry(options, changed);
  });
}

function notifyOfRegistry({ onRegistry, onOffNow }: SiteOptions, changed: Registry): void {
  onRegistry?.(changed);
  const off = changed.remotes.filter(({ enabled, offNow }) => !enabled && offNow).map(({ name }) => name);
  if (off.length > 0) onOffNow?.(off, changed.revision);
}

/** A page without a proof is shown anyway. */
function grantsOf(
  { figureTokens: tokens, people }: SiteOptions,
  registry: LiveRegistry,
  publicUrl: string,
  warn: Warn,
) {
  const give = tokens && people && canaryGrants({ tokens, people, isSecure: publicUrl.startsWith('https:') });
  const grant: GrantFigures = async (c, page) => {
    try {
      return (await give?.(c, page, await registry.current())) ?? false;
    } catch (cause) {
      warn('what a page was given could not be proved', cause);
      return false;
    }
  };
  return grant;
}

/** Milliseconds between reads of the registry in a process without page requests. */
const WATCH_MS = 1_500;

const cachingOf = (path: string) => (path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);

/** Null for a path that no browser sends: broken percent-encoding, an encoded slash or zero byte. */
function decodedPath(c: Context): string | null {
  try {
    const segments = new URL(c.req.url).pathname.split('/').map(decodeURIComponent);
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? null : segments.join('/');
  } catch {
    return null;
  }
}
