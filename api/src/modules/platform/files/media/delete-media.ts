import type { Sql } from '#base/database/sql.ts';
import type { FileStore } from '#base/files/file-store.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import type { Logger } from '#base/observability/logger.ts';
import { mediaKey, thumbnailKey } from './media-keys.ts';

interface MarkedMedia {
  id: string;
  extension: string;
  thumbnails: number[];
}

interface Store {
  /** Outside of any transaction: a rollback cannot restore a deleted file. */
  sql: Sql;
  files: FileStore;
  logger: Logger;
}

const storeOf = ({ deps }: Ctx): Store => ({ sql: deps.database.sql, files: deps.files, logger: deps.logger });

async function removeOne({ sql, files }: Store, { id, extension, thumbnails }: MarkedMedia): Promise<void> {
  await files.delete(mediaKey(id, extension));
  for (const width of thumbnails) await files.delete(thumbnailKey(id, width));
  await sql.query({ text: 'delete from media where id = $1 and doomed_at is not null', values: [id] });
}

/** Deletes marked files: the bytes, then the row, so that there are never bytes without a row. Never throws. */
async function purgeMarked(store: Store, ids: readonly string[] | null): Promise<void> {
  try {
    const marked = await store.sql.query<MarkedMedia>({
      text: `select id, extension, thumbnails from media
        where doomed_at is not null and ($1::text[] is null or id = any($1::text[])) order by doomed_at`,
      values: [ids],
    });
    for (const file of marked) await removeOne(store, file);
  } catch (error) {
    store.logger.warn({ err: error }, 'a file was left to the nightly cleanup');
  }
}

/**
 * Marks files for deletion with their object: call it in the transaction that deletes the object. After the commit
 * their bytes are deleted; the nightly cleanup retries those that could not be deleted.
 */
export async function markForDeletion(sql: Sql, ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query({ text: 'update media set doomed_at = $2 where id = any($1::text[])', values: [ids, ctx.now] });
  ctx.afterCommit(() => purgeMarked(storeOf(ctx), ids));
}

/**
 * SQL: deletes rows and marks their files; the nightly cleanup then deletes the bytes.
 * @param deletion of rows, with $1 for now, which returns `media_id`.
 */
export const expiredFilesOf = (deletion: string): string =>
  `with expired as (${deletion}) update media set doomed_at = $1 where id in (select media_id from expired)`;

/** Deletes drafts at once, outside any transaction. A file that was attached meanwhile stays. Never throws. */
export async function removeDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const store = storeOf(ctx);
  const markText = 'update media set doomed_at = $2 where id = any($1::text[]) and attached_at is null';
  await store.sql
    .query({ text: markText, values: [ids, ctx.now] })
    .catch((error: unknown) => store.logger.warn({ err: error }, 'a draft was left to the nightly cleanup'));
  await purgeMarked(store, ids);
}

/** Marks an own draft for deletion. @returns whether there was one. */
export async function markOwnDraftForDeletion(ctx: ViewerCtx, id: string): Promise<boolean> {
  const marked = await ctx.sql.query({
    text: `update media set doomed_at = $3
      where id = $1 and owner_id = $2 and attached_at is null and doomed_at is null returning 1`,
    values: [id, ctx.viewer.userId, ctx.now],
  });
  ctx.afterCommit(() => purgeMarked(storeOf(ctx), [id]));
  return marked.length > 0;
}

/** Nightly: deletes drafts that were not used within a day, and marked files that still exist. */
export async function purgeMedia(store: Store, now: Date): Promise<void> {
  const markText = `update media set doomed_at = $1
    where attached_at is null and doomed_at is null and created_at <= $1::timestamptz - interval '24 hours'`;
  await store.sql.query({ text: markText, values: [now] });
  await purgeMarked(store, null);
}
