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
  /** Outside any transaction: a removed file cannot be restored by a rollback. */
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

/** Removes given-up files: the bytes, then the row, so that there are never bytes without a row. Never throws. */
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
 * Gives files up together with what they belonged to: call it in the transaction that removes that. Once that is stored
 * their bytes are removed; what cannot be removed then is left to the nightly cleanup.
 */
export async function markForDeletion(sql: Sql, ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql.query({ text: 'update media set doomed_at = $2 where id = any($1::text[])', values: [ids, ctx.now] });
  ctx.afterCommit(() => purgeMarked(storeOf(ctx), ids));
}

/** Removes drafts at once, outside any transaction. A file that is attached by then stays. Never throws. */
export async function removeDrafts(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const store = storeOf(ctx);
  const markText = 'update media set doomed_at = $2 where id = any($1::text[]) and attached_at is null';
  await store.sql
    .query({ text: markText, values: [ids, ctx.now] })
    .catch((error: unknown) => store.logger.warn({ err: error }, 'a draft was left to the nightly cleanup'));
  await purgeMarked(store, ids);
}

/** Gives up an own draft. @returns whether there was one. */
export async function markOwnDraftForDeletion(ctx: ViewerCtx, id: string): Promise<boolean> {
  const marked = await ctx.sql.query({
    text: `update media set doomed_at = $3
      where id = $1 and owner_id = $2 and attached_at is null and doomed_at is null returning 1`,
    values: [id, ctx.viewer.userId, ctx.now],
  });
  ctx.afterCommit(() => purgeMarked(storeOf(ctx), [id]));
  return marked.length > 0;
}

/** Nightly: drafts that nobody has used within a day, and whatever was given up and is still there. */
export async function purgeMedia(store: Store, now: Date): Promise<void> {
  const markText = `update media set doomed_at = $1
    where attached_at is null and doomed_at is null and created_at <= $1::timestamptz - interval '24 hours'`;
  await store.sql.query({ text: markText, values: [now] });
  await purgeMarked(store, null);
}
