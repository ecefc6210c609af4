import { type Context, Hono } from 'hono';
import type { Asset } from '../assets/asset.ts';
import { IMMUTABLE, REVALIDATE, sendAsset } from '../assets/send-asset.ts';
import type { LiveRegistry, RegistrySnapshot } from '../releases/live-registry.ts';
import type { ReleaseFiles } from '../releases/release-files.ts';
import type { ShellBuild } from '../releases/shell-build.ts';
import { type Compositions, ONE_SESSION } from './session-composition.ts';

interface ReleaseRouteOptions {
  shell: ShellBuild;
  registry: LiveRegistry;
  compositions: Compositions;
  releases: ReleaseFiles;
}

/** Pages of other origins may load remotes too. */
const FOR_EVERYONE = { 'Access-Control-Allow-Origin': '*' };
const absent = (c: Context) => c.text('Not found', 404, { 'X-Content-Type-Options': 'nosniff' });

/** Without a part the whole: for tools, and for open pages of a shell that knows no parts. */
function partOf(c: Context, { asset, parts }: RegistrySnapshot): Asset {
  const part = c.req.query('part');
  return part === 'first' || part === 'later' ? parts[part] : asset;
}

function cachingOf(c: Context, asset: Asset, { overrides }: RegistrySnapshot): Record<string, string> {
  if (overrides) return ONE_SESSION;
  // Another process may have made the page from a registry that this one does not have yet, or no longer has.
  return { ...FOR_EVERYONE, 'Cache-Control': c.req.query('v') === asset.hash ? IMMUTABLE : REVALIDATE };
}

interface Texts {
  asset: Asset | null;
  /** Whether these are exactly the texts of the requested version. */
  isExact: boolean;
}

/** The registry, the files of every published release, and the texts of all namespaces. */
export function releaseRoutes({ shell, registry, compositions, releases }: ReleaseRouteOptions): Hono {
  async function findRemote(c: Context, namespace: string) {
    const isIts = (remote: { namespace: string }) => remote.namespace === namespace;
    const { remotes } = (await registry.current()).registry;
    // A remote that is not live yet may be previewed.
    return remotes.find(isIts) ?? (await compositions.of(c)).registry.remotes.find(isIts);
  }

  async function findTexts(c: Context, language: string, namespace: string): Promise<Texts> {
    const version = c.req.query('v');
    const file = `locales/${language}/${namespace}.json`;
    const own = shell.files.get(`/${file}`);
    if (own) return { asset: own, isExact: version === shell.version };
    const live = await findRemote(c, namespace);
    if (!live) return { asset: null, isExact: false };
    const exact = version === undefined ? null : await releases.find(live.name, version, file);
    if (exact) return { asset: exact, isExact: true };
    return { asset: await releases.find(live.name, live.version, file), isExact: false };
  }

  /** A page names its registry; a tab that looks for a newer one gets the registry of the session's next page. */
  function askedFor(c: Context): Promise<RegistrySnapshot> {
    const text = c.req.query('with');
    if (text !== undefined) return compositions.named(text);
    return c.req.query('v') === undefined ? compositions.of(c) : registry.current();
  }

  return new Hono()
    .get('/remotes.json', async (c) => {
      const snapshot = await askedFor(c);
      // The shell checks here whether it is outdated itself.
      const asset = partOf(c, snapshot);
      return sendAsset(c, asset, { ...cachingOf(c, asset, snapshot), 'X-Shell-Version': shell.version });
    })
    .get('/remotes/:name/:version/:file{.+}', async (c) => {
      const { name, version, file } = c.req.param();
      // A page has an address with its own policy, and is not served here.
      const asset = file.endsWith('.html') ? null : await releases.find(name, version, file);
      return asset ? sendAsset(c, asset, { ...FOR_EVERYONE, 'Cache-Control': IMMUTABLE }) : absent(c);
    })
    .get('/locales/:language{(?:en|ar)}/:file{[a-z0-9-]+\\.json}', async (c) => {
      const { language, file } = c.req.param();
      const { asset, isExact } = await findTexts(c, language, file.slice(0, -'.json'.length));
      return asset ? sendAsset(c, asset, { 'Cache-Control': isExact ? IMMUTABLE : REVALIDATE }) : absent(c);
    });
}
