import { type Context, Hono } from 'hono';
import type { Asset } from './asset.ts';
import type { LiveRegistry } from './live-registry.ts';
import type { ReleaseFiles } from './release-files.ts';
import { IMMUTABLE, REVALIDATE, sendAsset } from './send-asset.ts';
import type { ShellBuild } from './shell-build.ts';

interface ReleaseRouteOptions {
  shell: ShellBuild;
  registry: LiveRegistry;
  releases: ReleaseFiles;
}

/** Remotes may also be loaded by pages of other origins. */
const FOR_EVERYONE = { 'Access-Control-Allow-Origin': '*' };
const absent = (c: Context) => c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });

interface Texts {
  asset: Asset | null;
  /** Whether these are exactly the texts of the version that was asked for. */
  isExact: boolean;
}

/** The registry, the files of every published release, and the texts of all namespaces. */
export function releaseRoutes({ shell, registry, releases }: ReleaseRouteOptions): Hono {
  async function findTexts(language: string, namespace: string, version: string | undefined): Promise<Texts> {
    const file = `locales/${language}/${namespace}.json`;
    const own = shell.files.get(`/${file}`);
    if (own) return { asset: own, isExact: version === shell.version };
    const { remotes } = (await registry.current()).registry;
    const live = remotes.find((remote) => remote.namespace === namespace);
    if (!live) return { asset: null, isExact: false };
    const exact = version === undefined ? null : await releases.find(live.name, version, file);
    if (exact) return { asset: exact, isExact: true };
    return { asset: await releases.find(live.name, live.version, file), isExact: false };
  }

  return new Hono()
    .get('/remotes.json', async (c) => {
      const { asset } = await registry.current();
      // Another process may have made the page from a registry that this one has not yet, or no longer.
      const caching = c.req.query('v') === asset.hash ? IMMUTABLE : REVALIDATE;
      // The shell asks here whether it is itself outdated.
      return sendAsset(c, asset, { ...FOR_EVERYONE, 'Cache-Control': caching, 'X-Shell-Version': shell.version });
    })
    .get('/remotes/:name/:version/:file{.+}', async (c) => {
      const { name, version, file } = c.req.param();
      // A page belongs to an address with a policy of its own.
      const asset = file.endsWith('.html') ? null : await releases.find(name, version, file);
      return asset ? sendAsset(c, asset, { ...FOR_EVERYONE, 'Cache-Control': IMMUTABLE }) : absent(c);
    })
    .get('/locales/:language{(?:en|ar)}/:file{[a-z0-9-]+\\.json}', async (c) => {
      const { language, file } = c.req.param();
      const { asset, isExact } = await findTexts(language, file.slice(0, -'.json'.length), c.req.query('v'));
      return asset ? sendAsset(c, asset, { 'Cache-Control': isExact ? IMMUTABLE : REVALIDATE }) : absent(c);
    });
}
