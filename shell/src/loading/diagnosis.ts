import type { Release } from '@academy/shared-auth/contract';
import { describeRelease } from './describe-release.ts';
import { asFailure, type FailureKind, RemoteFailure } from './failure.ts';

interface Diagnosis {
  kind: FailureKind;
  detail: string;
}

const LOOK_LIMIT = 1500;

/** The server's present response for a script: the browser tells a page only that it failed. */
async function lookAt(url: string, hash: string): Promise<Diagnosis | null> {
  const signal = AbortSignal.timeout(LOOK_LIMIT);
  try {
    const response = await fetch(url, { signal, cache: 'no-cache' });
    if (!response.ok) return { kind: 'unreachable', detail: `${url} answered ${response.status}` };
  } catch {
    return { kind: 'unreachable', detail: `${url} did not answer` };
  }
  try {
    await fetch(url, { signal, integrity: hash });
    return null;
  } catch {
    return { kind: 'tampered', detail: `${url} is not the file that was published` };
  }
}

/** The federation runtime wraps the error in arguments and advice. */
function shortMessage(message: string): string {
  const [, original] = /Original Error Message:\s*(?:Error: )?(.*)/s.exec(message) ?? [];
  return (original ?? message).split('\n')[0] ?? message;
}

/** The page's registry need not have the hashes of all its files; its description has. */
async function hashesFor(release: Release, files: readonly string[]): Promise<Release['integrity']> {
  if (files.every((file) => file in release.integrity)) return release.integrity;
  const described = await describeRelease(release.name, release.version).catch(() => null);
  return { ...described?.integrity, ...release.integrity };
}

/** Checks those scripts of a release whose hash is known. */
async function lookAtAll(release: Release, files: readonly string[]): Promise<Diagnosis | null> {
  const hashes = await hashesFor(release, files);
  const looks = await Promise.all(
    files.map((file) => {
      const hash = hashes[file];
      return hash ? lookAt(new URL(release.base + file, location.href).href, hash) : null;
    }),
  );
  return looks.find((look) => look !== null) ?? null;
}

/** The bundler runtime's error for a script of a screen or slot. `missing`: it loaded, and did not finish. */
interface ChunkLoadError extends Error {
  type: 'error' | 'timeout' | 'missing';
  request: string;
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;

async function diagnoseChunk(release: Release, { type, request, message }: ChunkLoadError): Promise<Diagnosis> {
  const detail = shortMessage(message);
  if (type === 'timeout') return { kind: 'too-slow', detail };
  const url = new URL(request, location.href).href;
  const base = new URL(release.base, location.href).href;
  const look = await lookAtAll(release, [url.replace(base, '')]);
  return look ?? { kind: type === 'missing' ? 'crashed' : 'unreachable', detail };
}

async function diagnoseRuntime(release: Release, message: string): Promise<Diagnosis> {
  const detail = shortMessage(message);
  if (/timed out|timeout/i.test(message)) return { kind: 'too-slow', detail };
  if (/does not satisfy|singleton|requiredVersion/i.test(message)) return { kind: 'incompatible', detail };
  if (/RUNTIME-003|RUNTIME-013/.test(message)) return { kind: 'unreachable', detail };
  const [firstScreen = []] = Object.values(release.files);
  return (await lookAtAll(release, firstScreen)) ?? { kind: 'crashed', detail };
}

const OF_THE_RUNTIME = /RUNTIME-\d|Federation Runtime|ScriptNetworkError|shared singleton module/;

/** Finds out why a release's code did not load or run. An error of its own code is kept unchanged. */
export async function diagnose(release: Release, error: unknown): Promise<RemoteFailure> {
  const message = error instanceof Error ? error.message : String(error);
  if (!isChunkLoadError(error) && !OF_THE_RUNTIME.test(message)) return asFailure(error, release);
  const { kind, detail } = isChunkLoadError(error)
    ? await diagnoseChunk(release, error)
    : await diagnoseRuntime(release, message);
  return new RemoteFailure({ kind, remote: release.name, version: release.version, detail, cause: error });
}
