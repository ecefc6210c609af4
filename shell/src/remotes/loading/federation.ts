import type { Release } from '@academy/shared-auth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LoaderDeps } from './loader.ts';

/** Milliseconds that a file may take: beyond the time limits of the loader for each candidate. */
const FILE_LIMIT = 16_000;

const manifests = new Map<string, Release['manifest']>();
const integrity = new Map<string, string>();

const absolute = (url: string) => new URL(url, location.href).href;

/** Lets the policy know the files of a release: its manifest, and the hash of every script. */
function admit(release: Release): void {
  if (Object.keys(release.manifest).length > 0) manifests.set(absolute(release.entry), release.manifest);
  for (const [file, hash] of Object.entries(release.integrity)) integrity.set(absolute(release.base + file), hash);
}

function createScript({ url }: { url: string }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const hash = integrity.get(absolute(url));
  if (hash) {
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
  }
  return { script, timeout: FILE_LIMIT };
}

async function fetchManifest(url: string): Promise<Response> {
  const inlined = manifests.get(absolute(url));
  if (inlined) return Response.json(inlined);
  const response = await fetch(url, { signal: AbortSignal.timeout(FILE_LIMIT) });
  if (!response.ok) throw new Error(`manifest answered ${response.status}`);
  return response;
}

/**
 * Lets the next load of a release run its entry anew. Both runtimes take a container that the page has for the one
 * to use, and wait for a script element of the same address, also where that will never come.
 */
function startAfresh({ container, base }: Release): void {
  Object.assign(globalThis, { [container]: undefined });
  for (const script of [...document.scripts]) if (script.src.startsWith(absolute(base))) script.remove();
}

/**
 * The federation runtime, with one policy for all remotes: of several `fetch` hooks the last one would win. Every try
 * gets a name of its own, since the runtime keeps what it knows of a name that failed.
 */
export function federationRuntime(): Pick<LoaderDeps, 'load'> {
  const tries = new Map<string, number>();
  registerPlugins([{ name: 'academy-policy', createScript, fetch: fetchManifest }]);

  return {
    load: async (release, door) => {
      admit(release);
      const { container, entry } = release;
      const tried = tries.get(`${container}/${door}`) ?? 0;
      tries.set(`${container}/${door}`, tried + 1);
      if (tried > 0) startAfresh(release);
      const tryName = tried === 0 ? container : `${container}_try${tried}`;
      registerRemotes([{ name: tryName, entry: absolute(entry) }]);
      return loadRemote(`${tryName}/${door}`);
    },
  };
}
