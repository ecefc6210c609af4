import type { KnownRemote } from '#/registry/registry.ts';
import type { FailedReleases } from './failed-releases.ts';
import type { RemoteFailure } from './failure.ts';

/** The key contains the version: after a soft update the same remote must be loaded again. */
export const remoteKey = ({ name, version }: KnownRemote) => `${name}@${version}`;

/** Remotes that show their previous release in this tab: their other parts start with it too. */
export function fallenRemotes(failed: FailedReleases) {
  const fallen = new Map<string, RemoteFailure>();
  const known = new WeakSet<RemoteFailure>();
  return {
    /**
     * Why the remote starts with its previous release: by a failure in this tab, or on an earlier page of this viewer.
     */
    find: (remote: KnownRemote): RemoteFailure | null => {
      const inTab = fallen.get(remoteKey(remote));
      if (inTab || !remote.entry?.previousVersion) return inTab ?? null;
      const earlier = failed.find(remote.name, remote.version);
      if (earlier) known.add(earlier);
      return earlier;
    },
    /** Returns whether this is the first report: failures of further parts of the same remote are known. */
    add: (remote: KnownRemote, failure: RemoteFailure): boolean => {
      fallen.set(remoteKey(remote), failure);
      if (known.has(failure)) return false;
      known.add(failure);
      failed.note(failure);
      return true;
    },
    /** The viewer has requested a retry. */
    remove: (remote: KnownRemote): void => {
      fallen.delete(remoteKey(remote));
      failed.remove(remote.name);
    },
  };
}
