import { type Release, satisfiesCaret } from '@academy/shared-auth/contract';
import { RemoteFailure } from './failure.ts';

/** The page's offer to a remote. */
export interface Ground {
  shellVersion: string;
  /** Null if the page does not know it; then it rejects no remote. */
  apiVersion: string | null;
  pageOrigin: string;
}

function reasonAgainst(release: Release, origins: readonly string[], ground: Ground): string | null {
  const { origin } = new URL(release.base, ground.pageOrigin);
  const entryOrigin = new URL(release.entry, ground.pageOrigin).origin;
  for (const asked of [origin, entryOrigin]) {
    if (asked !== ground.pageOrigin && !origins.includes(asked)) return `origin ${asked} is not allowed`;
  }
  const { shell, api } = release.needs;
  if (!satisfiesCaret(ground.shellVersion, shell)) return `needs shell ${shell}, this one is ${ground.shellVersion}`;
  if (ground.apiVersion !== null && !satisfiesCaret(ground.apiVersion, api))
    return `needs API ${api}, this one is ${ground.apiVersion}`;
  return null;
}

/** The error of a release that may not run here, or null. */
export function rejectionOf(release: Release, origins: readonly string[], ground: Ground): RemoteFailure | null {
  const detail = reasonAgainst(release, origins, ground);
  if (detail === null) return null;
  return new RemoteFailure({ kind: 'incompatible', remote: release.name, version: release.version, detail });
}
