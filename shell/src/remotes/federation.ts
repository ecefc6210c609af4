import type { Release } from '@academy/shared-auth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { diagnose } from './diagnosis.ts';
import { RemoteFailure } from './failure.ts';
import type { Door, RemoteRuntime } from './ladder.ts';

const SCRIPT_LIMIT = 3000;
const MANIFEST_LIMIT = 3000;

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
  return { script, timeout: SCRIPT_LIMIT };
}

async function fetchManifest(url: string): Promise<Response> {
  const inlined = manifests.get(absolute(url));
  if (inlined) return Response.json(inlined);
  const response = await fetch(url, { signal: AbortSignal.timeout(MANIFEST_LIMIT) });
  if (!response.ok) throw new Error(`manifest answered ${response.status}`);
  return response;
}

/** The federation runtime, with one policy for all remotes: of several `fetch` hooks the last one would win. */
export function federationRuntime(): RemoteRuntime {
  const failedOnce = new Set<string>();
  registerPlugins([{ name: 'academy-policy', createScript, fetch: fetchManifest }]);

  return {
    async load(release: Release, door: Door) {
      admit(release);
      const { name, version, container, entry } = release;
      registerRemotes([{ name: container, entry: absolute(entry) }], { force: failedOnce.has(container) });
      try {
        const module = await loadRemote(`${container}/${door}`);
        failedOnce.delete(container);
        return module;
      } catch (cause) {
        failedOnce.add(container);
        const { kind, detail } = await diagnose(release, cause);
        throw new RemoteFailure({ kind, remote: name, version, detail, cause });
      }
    },
  };
}
