import { RemoteFailure } from '#/loading/failure.ts';
import type { Loaded } from '#/loading/fallbacks.ts';
import type { Loader } from '#/loading/loader.ts';
import type { RemotePart } from '#/loading/remote-part.ts';
import type { KnownRemote } from '#/registry/registry.ts';
import { nameOf } from './error-source.ts';
import { noteEvent } from './page-events.ts';
import { measureResponsive, type Turns } from './responsive-time.ts';

interface Surroundings extends Turns {
  isOnline: () => boolean;
}

const keyOf = ({ name, version }: KnownRemote, { kind, id }: RemotePart) => `${name}@${version}/${kind}/${id}`;

/** A loader that records its loads, failures and crashes: each outcome once, and nothing without a connection. */
export function withFigures(loader: Loader, { isOnline, ...turns }: Surroundings): Loader {
  const noted = new WeakSet<object>();
  /** The version that a part shows; null after a failure, so that a late load is not recorded. */
  const shown = new Map<string, string | null>();

  function noteFailure(failure: unknown): void {
    // A failure of an earlier page was recorded there.
    if (!(failure instanceof RemoteFailure) || failure.isRestored) return;
    if (noted.has(failure) || !isOnline()) return;
    noted.add(failure);
    const { remote, version, kind } = failure;
    noteEvent({ remote, version, failure: kind });
  }

  function noteLoaded(key: string, { release, failure }: Loaded, load: number): void {
    const hasFailed = shown.get(key) === null;
    shown.set(key, release.version);
    if (failure) noteFailure(failure);
    else if (!hasFailed) noteEvent({ remote: release.name, version: release.version, load });
  }

  return {
    load: (remote, part) => {
      const timeOf = measureResponsive(turns);
      const loading = loader.load(remote, part);
      if (noted.has(loading)) {
        timeOf();
        return loading;
      }
      noted.add(loading);
      const key = keyOf(remote, part);
      loading.then(
        (loaded) => noteLoaded(key, loaded, timeOf()),
        (failure) => {
          timeOf();
          shown.set(key, null);
          noteFailure(failure);
        },
      );
      return loading;
    },
    retry: (...args) => loader.retry(...args),
    mounted: (...args) => loader.mounted(...args),
    crash: (remote, part, error) => {
      const isTaken = loader.crash(remote, part, error);
      const version = shown.get(keyOf(remote, part));
      // A handled crash comes back as the failure of the next load.
      if (!isTaken && version && !(error instanceof RemoteFailure))
        noteEvent({ remote: remote.name, version, error: nameOf(error) });
      return isTaken;
    },
  };
}
