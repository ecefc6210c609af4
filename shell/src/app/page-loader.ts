import { readBootData } from '#/boot-data.ts';
import { withFigures } from '#/figures/with-figures.ts';
import { describeRelease } from '#/loading/describe-release.ts';
import { diagnose } from '#/loading/diagnosis.ts';
import { failedReleases } from '#/loading/failed-releases.ts';
import { federationRuntime } from '#/loading/federation.ts';
import { rejectionOf } from '#/loading/gate.ts';
import { createLoader, type Loader } from '#/loading/loader.ts';
import { patientWait } from '#/loading/patient-wait.ts';
import { isSlowConnection } from '#/loading/prefetch.ts';
import { registryStore } from '#/registry/registry-store.ts';
import { takeTexts } from '#/texts/release-texts.ts';

/** The page's one loader, made when it is first needed. */
let loader: Loader | null = null;

export function pageLoader(): Loader {
  if (loader) return loader;
  const ground = {
    shellVersion: __SHELL_VERSION__,
    apiVersion: readBootData()?.apiVersion ?? null,
    pageOrigin: location.origin,
  };
  const surroundings = { now: () => performance.now(), isOnline: () => navigator.onLine };
  const fallbackLoader = createLoader({
    ...federationRuntime(),
    diagnose,
    reject: (release) => {
      const { current, offered } = registryStore.getState();
      return rejectionOf(release, [...current.origins, ...(offered?.origins ?? [])], ground);
    },
    wait: patientWait(),
    takeTexts,
    describe: describeRelease,
    ...surroundings,
    isSlow: isSlowConnection,
    failed: failedReleases(Date.now),
    keepsCrashes: process.env.NODE_ENV !== 'production',
  });
  loader = withFigures(fallbackLoader, surroundings);
  return loader;
}
