import type { Release } from '@academy/shared-auth/contract';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { diagnose } from './diagnosis.ts';
import { RemoteFailure } from './failure.ts';
import type { RemoteRuntime } from './ladder.ts';

/** Milliseconds that a file may take; longer once the reader has asked to try again. */
const FILE_LIMIT = { first: 3000, patient: 12_000 };

const manifests = new Map<string, Release['manifest']>();
const integrity = new Map<string, string>();

/** The names under which releases were registered for a patient try. */
const patientNames = new Set<string>();
const limitOf = (name = '') => (patientNames.has(name) ? FILE_LIMIT.patient : FILE_LIMIT.first);

const absolute = (url: string) => new URL(url, location.href).href;

/** Lets the policy know the files of a release: its manifest, and the hash of every script. */
function admit(release: Release): void {
  if (Object.keys(release.manifest).length > 0) manifests.set(absolute(release.entry), release.manifest);
  for (const [file, hash] of Object.entries(release.integrity)) integrity.set(absolute(release.base + file), hash);
}

function createScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  const hash = integrity.get(absolute(url));
  if (hash) {
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
  }
  return { script, timeout: limitOf(remoteInfo?.name) };
}

async function fetchManifest(url: string, _: RequestInit, remoteInfo?: { name: string }): Promise<Response> {
  const inlined = manifests.get(absolute(url));
  if (inlined) return Response.json(inlined);
  const response = await fetch(url, { signal: AbortSignal.timeout(limitOf(remoteInfo?.name)) });
  if (!response.ok) throw new Error(`manifest answered ${response.status}`);
  return response;
}

/**
 * The federation runtime, with one policy for all remotes: of several `fetch` hooks the last one would win. Every try
 * gets a name of its own, since the runtime keeps what it knows of a name that failed.
 */
export function federationRuntime(): RemoteRuntime {
  const tries = new Map<string, number>();
  registerPlugins([{ name: 'academy-policy', createScript, fetch: fetchManifest }]);

  return {
    async load(release, door, isPatient) {
      admit(release);
      const { name, version, container, entry } = release;
      const tried = tries.get(`${container}/${door}`) ?? 0;
      tries.set(`${container}/${door}`, tried + 1);
      const tryName = tried === 0 ? container : `${container}_try${tried}`;
      if (isPatient) patientNames.add(tryName);
      registerRemotes([{ name: tryName, entry: absolute(entry) }]);
      try {
        return await loadRemote(`${tryName}/${door}`);
      } catch (cause) {
        const { kind, detail } = await diagnose(release, cause);
        throw new RemoteFailure({ kind, remote: name, version, detail, cause });
      }
    },
  };
}
