import type { Release } from '@academy/shared-auth/contract';
import type { FailureKind } from './failure.ts';

interface Diagnosis {
  kind: FailureKind;
  detail: string;
}

const LOOK_LIMIT = 1500;

/** What the server answers for a script now: the browser tells a script's page nothing but that it failed. */
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

/** The federation runtime wraps what happened in arguments and advice. */
function shortMessage(message: string): string {
  const [, original] = /Original Error Message:\s*(?:Error: )?(.*)/s.exec(message) ?? [];
  return (original ?? message).split('\n')[0] ?? message;
}

/** Tells apart why the federation runtime gave up on a release. */
export async function diagnose(release: Release, error: unknown): Promise<Diagnosis> {
  const message = error instanceof Error ? error.message : String(error);
  const detail = shortMessage(message);
  if (/timed out|timeout/i.test(message)) return { kind: 'too-slow', detail };
  if (/does not satisfy|singleton|requiredVersion/i.test(message)) return { kind: 'incompatible', detail };
  if (/RUNTIME-003|RUNTIME-013/.test(message)) return { kind: 'unreachable', detail };
  const [firstScreen = []] = Object.values(release.files);
  const looks = await Promise.all(
    firstScreen.map((file) => {
      const hash = release.integrity[file];
      return hash ? lookAt(new URL(release.base + file, location.href).href, hash) : null;
    }),
  );
  return looks.find((look) => look !== null) ?? { kind: 'crashed', detail };
}
