import { randomBytes } from 'node:crypto';
import { AppError } from '#platform/errors/app-error.ts';
import type { ReaderCtx } from '#platform/http/ctx.ts';
import type { MediaType } from './media-type.ts';

const MAX_DRAFTS = 50;
const RETRY_SECONDS = 3600;

interface Draft {
  type: MediaType;
  /** Bytes; 0 while they are not known. */
  size: number;
  width?: number;
  height?: number;
  thumbnails?: readonly number[];
  name?: string;
}

/**
 * Writes the row of a file whose bytes are about to be stored: whatever happens then, the row tells of them.
 * @returns its id.
 * @throws AppError `too_many_requests` for somebody who has too many drafts.
 */
export async function addDraft(ctx: ReaderCtx, draft: Draft): Promise<string> {
  const { kind, mime, extension } = draft.type;
  const { size, width = null, height = null, thumbnails = [], name = null } = draft;
  const id = randomBytes(20).toString('hex');
  const added = await ctx.sql.query({
    text: `insert into media (id, owner_id, kind, mime, extension, size, width, height, thumbnails, name, created_at)
      select $1, $2, $3, $4, $5, $6::bigint, $7::int, $8::int, $9::smallint[], $10, $11::timestamptz
      where (select count(*) from media where owner_id = $2 and attached_at is null and doomed_at is null) < ${MAX_DRAFTS}
      returning 1`,
    values: [id, ctx.reader.userId, kind, mime, extension, size, width, height, thumbnails, name, ctx.now],
  });
  if (added.length === 0)
    throw new AppError('too_many_requests', 'Too many files wait to be used. Try again later.', [], RETRY_SECONDS);
  return id;
}

export async function setDraftSize(ctx: ReaderCtx, id: string, size: number): Promise<void> {
  await ctx.sql.query({ text: 'update media set size = $2 where id = $1', values: [id, size] });
}
