import { randomBytes } from 'node:crypto';
import type { Deps } from '#base/deps.ts';
import type { Jobs } from '#base/jobs/jobs.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { findAccount } from '#modules/accounts/identity/stored-account.ts';
import { mailAboutData } from './mail-about-data.ts';
import { KEPT_DAYS } from './periods.ts';
import { writeArchive } from './write-archive.ts';

export interface PersonalDataDeps extends Pick<Deps, 'academy' | 'database' | 'files' | 'now'> {
  jobs: Pick<Jobs, 'enqueue'>;
  publicUrl: string;
  tables: readonly PersonalTable[];
}

const DAY_MS = 24 * 60 * 60_000;

const waitingText = `select user_id::int as "userId", requested_by::int as "requestedBy" from personal_exports
  where id = $1 and key is null and expires_at is null`;
const readyText = `update personal_exports set key = $2, size = $3, expires_at = $4
  where id = $1 and key is null returning 1`;

/** Makes the archive of an export and mails the link; a repeated run does nothing. */
export async function makeExport(deps: PersonalDataDeps, id: number): Promise<void> {
  const { database, files, tables, now } = deps;
  const values = [id];
  const [row] = await database.sql.query<{ userId: number; requestedBy: number }>({ text: waitingText, values });
  const person = row && (await findAccount(database.sql, row.userId));
  if (!person) return;
  const key = `exports/${randomBytes(20).toString('hex')}.zip`;
  await files.put(key, await writeArchive({ sql: database.sql, files, tables, person }), 'application/zip');
  const size = (await files.head(key))?.size ?? 0;
  const expiresAt = new Date(now().getTime() + KEPT_DAYS * DAY_MS);
  const isFirst = await database.sql.transaction(async (sql) => {
    const stored = await sql.query({ text: readyText, values: [id, key, size, expiresAt] });
    if (stored.length === 0) return false;
    await mailAboutData(sql, deps, { to: row.requestedBy, about: person.name, what: 'ready' });
    return true;
  });
  if (!isFirst) await files.delete(key);
}

/** Nightly: deletes the files of expired exports. */
export async function removeExports({ database, files, now }: Pick<Deps, 'database' | 'files' | 'now'>): Promise<void> {
  const over = await database.sql.query<{ id: number; key: string }>({
    text: 'select id, key from personal_exports where key is not null and expires_at <= $1',
    values: [now()],
  });
  for (const { id, key } of over) {
    await files.delete(key);
    await database.sql.query({ text: 'update personal_exports set key = null where id = $1', values: [id] });
  }
}
