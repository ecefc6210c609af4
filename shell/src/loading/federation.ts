import type { Release } from '@academy/shared-auth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Door } from './fallbacks.ts';
import type { LoaderDeps } from './loader.ts';
import { runDoorAhead } from './scripts-ahead.ts';

/** Milliseconds that a file may take: longer than the loader's time limits for each candidate. */
const FILE_LIMIT = 16_000;

const integrity = new Map<string, string>();

const absolute = (url: string) => new URL(url, location.href).href;

/** Adds the hash of every script of a release to the policy. */
function admit(release: Release): void {
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

/**
 * Makes the next load of a release run its entry again. Both runtimes reuse a container that is in the page, and wait
 * for a script element with the same address, also if that will never load.
 */
function startAfresh({ container, base }: Release): void {
  Object.assign(globalThis, { [container]: undefined });
  for (const script of [...document.scripts]) if (script.src.startsWith(absolute(base))) script.remove();
}

/**
 * The federation runtime, with one policy for all remotes. It gets the entry script, not the manifest: the manifest's
 * content is in the registry already, and the part of the runtime that reads it is left out of the build. Every attempt
 * gets its own name, since the runtime caches what it knows about a name that failed.
 */
export function federationRuntime(): Pick<LoaderDeps, 'load'> {
  const tries = new Map<string, number>();
  registerPlugins([{ name: 'academy-policy', createScript }]);

  return {
    load: async (release: Release, door: Door) => {
      admit(release);
      const { container, base } = release;
      const tried = tries.get(`${container}/${door}`) ?? 0;
      tries.set(`${container}/${door}`, tried + 1);
      if (tried > 0) startAfresh(release);
      const tryName = tried === 0 ? container : `${container}_try${tried}`;
      registerRemotes([{ name: tryName, entry: absolute(`${base}remoteEntry.js`), entryGlobalName: container }]);
      runDoorAhead(release, door);
      return loadRemote(`${tryName}/${door}`);
    },
  };
}
