import { readBootData } from '#/boot-data.ts';
import { withFigures } from '#/figures/with-figures.ts';
import { failedReleases } from '#/loading/failed-releases.ts';
import { asFailure } from '#/loading/failure.ts';
import { federationRuntime } from '#/loading/federation.ts';
import { rejectionOf } from '#/loading/gate.ts';
import { createLoader, type Loader } from '#/loading/loader.ts';
import { patientWait } from '#/loading/patient-wait.ts';
import { isSlowConnection } from '#/loading/prefetch.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { takeTexts } from '#/texts/release-texts.ts';

const afterFailure = () => import(/* webpackChunkName: "after-failure" */ '#/loading/after-failure.ts');

/** The page's one loader, made when it is first needed. */
let loader: Loader | null = null;

export function pageLoader(): Loader {
  if (loader) return loader;
  const ground = {
    shellVersion: __SHELL_VERSION__,
    apiVersion: readBootData()?.apiVersion ?? null,
    pageOrigin: location.origin,
  };
  const surroundings = { now: () => performance.now(), later: setTimeout, isOnline: () => navigator.onLine };
  const fallbackLoader = createLoader({
    ...federationRuntime(),
    // Without a connection this code does not load either: the error then stays as it is.
    diagnose: async (release, error) => {
      const found = await afterFailure().catch(() => null);
      return found ? found.diagnose(release, error) : asFailure(error, release);
    },
    reject: (release) => {
      const { current, offered } = registryStore.getState();
      return rejectionOf(release, [...current.origins, ...(offered?.origins ?? [])], ground);
    },
    wait: patientWait(),
    takeTexts,
    describe: async (name, version) => (await afterFailure()).describeRelease(name, version),
    ...surroundings,
    isSlow: isSlowConnection,
    failed: failedReleases(Date.now),
    keepsCrashes: process.env.NODE_ENV !== 'production',
  });
  loader = withFigures(fallbackLoader, surroundings);
  return loader;
}
