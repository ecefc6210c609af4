import { REJECTIONS, type ReleaseStore, signedStore } from '@academy/platform/registry';
import type { Deps } from '#base/deps.ts';
import { minimumMemory } from '#base/settings/minimum-memory.ts';
import type { Config } from '#config.ts';
import type { SiteStore } from './release-files.ts';

/**
 * The store from which the site serves: with keys, only files that one of them signed. Files that are not served are
 * logged and counted.
 */
export function siteStore(
  releases: ReleaseStore,
  {
    releaseKeys: keys,
    checkKeys,
    releaseOrigins: origins,
  }: Pick<Config, 'releaseKeys' | 'checkKeys' | 'releaseOrigins'>,
  deps: Pick<Deps, 'database' | 'logger' | 'metrics' | 'servedRemotes'>,
): SiteStore {
  const { logger, metrics, database, servedRemotes } = deps;
  for (const reason of REJECTIONS) metrics.releaseFileRejections.inc({ reason }, 0);
  if (!keys) return releases;
  return signedStore(releases, {
    keys,
    checkKeys,
    origins,
    memory: minimumMemory(database.sql, logger),
    onRejected: (reason, problem, isFirst) => {
      metrics.releaseFileRejections.inc({ reason });
      if (isFirst) logger.warn({ reason }, problem);
    },
    onRegistry: (rejected, named) => {
      metrics.releasesRejected.set(rejected);
      servedRemotes.note(rejected, named);
    },
  });
}
