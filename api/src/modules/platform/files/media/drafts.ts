import { randomBytes } from 'node:crypto';
import { AppError } from '#base/errors/app-error.ts';
import type { Ctx, ViewerCtx } from '#base/http/ctx.ts';
import { lockUser } from '#modules/accounts/identity/lock-user.ts';
import { maxBytesOf } from './media-kinds.ts';
import type { MediaType } from './media-type.ts';

const MB = 1024 * 1024;
const RETRY_SECONDS = 3600;

/** The drafts of one user: enough for a post with nine of the largest videos, and some more. */
const MAX_DRAFTS = 50;
const MAX_DRAFT_BYTES = 600 * MB;
/** The bytes of one user in 24 hours, attached or not. */
const MAX_DAILY_BYTES = 2048 * MB;

/** A file that is still arriving has a negative size: its reservation. $1 owner, $2 expected bytes, $3 now. */
const hasRoom = `(
  select count(*) filter (where attached_at is null) < ${MAX_DRAFTS}
    and coalesce(sum(abs(size)) filter (where attached_at is null), 0) + $2::bigint <= ${MAX_DRAFT_BYTES}
    and coalesce(sum(abs(size)), 0) + $2::bigint <= ${MAX_DAILY_BYTES}
  from media where owner_id = $1 and doomed_at is null
    and (attached_at is null or created_at > $3::timestamptz - interval '24 hours'))`;

const noRoom = () =>
  new AppError(
    'too_many_requests',
    'Too many files wait to be used. Use or remove some, or try again later.',
    [{ path: 'file', code: 'no_room', message: 'Too many files wait to be used' }],
    RETRY_SECONDS,
  );

/**
 * Checks, without a reservation, whether the user may upload another file.
 * @throws AppError `too_many_requests`.
 */
export async function checkRoom(ctx: ViewerCtx, bytes: number): Promise<void> {
  const values = [ctx.viewer.userId, bytes, ctx.now];
  const [found] = await ctx.sql.query<{ has: boolean }>({ text: `select ${hasRoom} as has`, values });
  if (!found?.has) throw noRoom();
}

/**
 * Stores the row of a file before its bytes arrive, so that every stored byte has a row. Until the size is known the
 * greatest size of its kind is reserved; uploads of one user reserve one after the other. A visitor's file has no owner
 * and is always accepted: callers limit such files by network.
 * @returns its id.
 * @throws AppError `too_many_requests` for a user with too many drafts, or too large ones.
 */
export function reserveDraft(ctx: Ctx, type: MediaType, name: string | null = null): Promise<string> {
  const { kind, mime, extension } = type;
  const userId = ctx.viewer?.userId ?? null;
  const bytes = maxBytesOf(kind);
  const id = randomBytes(20).toString('hex');
  return ctx.sql.transaction(async (sql) => {
    if (userId !== null) await lockUser(sql, userId);
    const added = await sql.query({
      text: `insert into media (id, owner_id, kind, mime, extension, size, name, created_at)
        select $4, $1, $5, $6, $7, -$2::bigint, $8, $3::timestamptz where ${hasRoom} returning 1`,
      values: [userId, bytes, ctx.now, id, kind, mime, extension, name],
    });
    if (added.length === 0) throw noRoom();
    return id;
  });
}

interface Content {
  /** In bytes. */
  size: number;
  width?: number;
  height?: number;
  thumbnails?: readonly number[];
}

/** Stores the facts about the received file; this ends the reservation. */
export async function setDraftContent(ctx: Ctx, id: string, content: Content): Promise<void> {
  const { size, width = null, height = null, thumbnails = [] } = content;
  await ctx.sql.query({
    text: 'update media set size = $2, width = $3, height = $4, thumbnails = $5::smallint[] where id = $1',
    values: [id, size, width, height, thumbnails],
  });
}

/** A draft whose content is already known. */
export async function addDraft(ctx: Ctx, draft: Content & { type: MediaType; name?: string }): Promise<string> {
  const id = await reserveDraft(ctx, draft.type, draft.name);
  await setDraftContent(ctx, id, draft);
  return id;
}
