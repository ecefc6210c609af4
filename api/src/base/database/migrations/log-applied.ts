import type { Logger } from '#base/observability/logger.ts';
import type { Applied } from './apply-migration.ts';

/** A line of the log for each migration. */
export const logApplied =
  (logger: Logger) =>
  (applied: Applied): void =>
    logger.info(applied, 'migrated');
