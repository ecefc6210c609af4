import type { Context } from 'hono';
import type { Sql } from '#base/database/sql.ts';
import { notFound } from '#base/errors/app-error.ts';
import type { Ctx } from '#base/http/ctx.ts';
import { sendFile } from '../send-file.ts';
import type { MediaFile } from './media-file.ts';
import { mediaKey } from './media-keys.ts';

/** The time for which a file token stays the same. */
const A_DAY = 'private, max-age=86400, immutable';

type Stored = Pick<MediaFile, 'kind' | 'mime' | 'size' | 'name'> & { extension: string };

/** A media file by its id; the caller has checked that it may be read. */
export async function storedMedia(sql: Sql, id: string): Promise<MediaFile | null> {
  const [row] = await sql.query<Stored>({
    text: 'select kind, mime, size::int, name, extension from media where id = $1 and doomed_at is null',
    values: [id],
  });
  return row
    ? { key: mediaKey(id, row.extension), mime: row.mime, size: row.size, kind: row.kind, name: row.name }
    : null;
}

async function sizeOf(ctx: Ctx, { key, size }: MediaFile): Promise<number> {
  const found = size ?? (await ctx.deps.files.head(key))?.size;
  if (found === undefined) throw notFound('File');
  return found;
}

/** Sends a media file; a document is saved under its name. */
export async function sendStored(ctx: Ctx, c: Context, file: MediaFile): Promise<Response> {
  const { key, mime, kind, name } = file;
  c.header('vary', 'authorization');
  const saveAs = kind === 'document' ? { saveAs: name ?? key.replace(/^.*\//, '') } : {};
  return sendFile(c, ctx.deps.files, { key, mime, size: await sizeOf(ctx, file), cacheControl: A_DAY, ...saveAs });
}
