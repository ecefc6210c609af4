import type { Deps } from '#base/deps.ts';
import { removeExpired } from '#base/jobs/cleanup.ts';
import { wronglyKept } from '#modules/people/people/ledger/check-remaining.ts';
import { purgeUploads } from '#modules/platform/files/in-parts/uploads-in-parts.ts';
import { purgeMedia } from '#modules/platform/files/media/delete-media.ts';
import { expiredPaymentSandboxObjects } from '#sandboxes/stripe/sandbox-store.ts';
import { expiredSandboxRecords } from '#sandboxes/zoom/sandbox-store.ts';
import { modules } from './modules.ts';

const expired = [
  ...modules.flatMap(({ expired: own = [] }) => own),
  expiredSandboxRecords,
  expiredPaymentSandboxObjects,
];
const DAY_MS = 24 * 60 * 60_000;

/**
 * Nightly: deletes expired rows, unused files, and files left by killed processes. Reports remaining classes that
 * differ from the sum of their ledger.
 */
export async function cleanUp(
  { database, files, logger }: Pick<Deps, 'database' | 'files' | 'logger'>,
  now: Date,
): Promise<void> {
  await removeExpired(database.sql, now, expired);
  await purgeMedia({ sql: database.sql, files, logger }, now);
  await purgeUploads({ sql: database.sql, files }, now);
  await files.removeUnfinished(new Date(now.getTime() - DAY_MS));
  const students = await wronglyKept(database.sql);
  if (students.length > 0) logger.error({ students }, 'remaining classes are not the sum of their ledger');
}
