import type { Sql } from '#base/database/sql.ts';
import { AppError, fieldError } from '#base/errors/app-error.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { attachMedia } from '#modules/platform/files/media/attach-media.ts';
import { markForDeletion } from '#modules/platform/files/media/delete-media.ts';
import { ReceivedMedia } from '#modules/platform/files/media/received-media.ts';

/** C2. */
export const MAX_FILES = 9;
/** The error catalogue matches this message. */
export const TOO_MANY_FILES = `Too many files: a post takes at most ${MAX_FILES}`;

/** Fields of a form: `media[2]` is the id of a draft or of a file of this post, `images[0]` is a file in the form. */
const field = /^(?:media|images)(?:\[(\d{1,3})\])?$/;

function idOf([name, value]: [string, unknown]): string {
  if (value instanceof ReceivedMedia) return value.id;
  if (typeof value === 'string') return value;
  throw fieldError(name, 'invalid', 'Media is not valid');
}

const positionOf = (name: string) => Number(field.exec(name)?.[1] ?? 0);

function listed(input: Record<string, unknown>): string[] | null {
  if (Array.isArray(input.media)) return input.media.map((id) => idOf(['media', id]));
  const sent = Object.entries(input).filter(([name]) => field.test(name));
  if (sent.length === 0) return null;
  const inOrder = sent.sort(([a], [b]) => positionOf(a) - positionOf(b));
  return inOrder.map(idOf).filter((id) => id !== '');
}

/** The files that a post is to have, in order; null if the request does not name them. An empty `media` means none. */
export function wantedMedia(input: Record<string, unknown>): string[] | null {
  const ids = listed(input);
  if (ids && ids.length > MAX_FILES) throw new AppError('invalid', TOO_MANY_FILES);
  return ids;
}

async function mediaOf(sql: Sql, postId: number): Promise<string[]> {
  const text = 'select media_id as id from post_media where post_id = $1 order by position';
  const rows = await sql.query<{ id: string }>({ name: 'post-media', text, values: [postId] });
  return rows.map(({ id }) => id);
}

async function replaceMedia(sql: Sql, postId: number, ids: readonly string[]): Promise<void> {
  await sql.query({ text: 'delete from post_media where post_id = $1', values: [postId] });
  await sql.query({
    text: `insert into post_media (post_id, position, media_id)
      select $1, position - 1, id from unnest($2::text[]) with ordinality wanted(id, position)`,
    values: [postId, ids],
  });
}

/**
 * Gives a post of the viewer exactly these files, in this order; a removed file is deleted permanently.
 * @returns whether that changed anything.
 * @throws AppError `invalid` for a file that is neither the post's nor an own draft, or that is named twice.
 */
export async function setMedia(sql: Sql, ctx: ViewerCtx, postId: number, ids: readonly string[]): Promise<boolean> {
  const present = await mediaOf(sql, postId);
  if (ids.length === present.length && ids.every((id, index) => id === present[index])) return false;
  if (new Set(ids).size < ids.length) throw fieldError('media', 'duplicate', 'A file is listed twice');
  const added = ids.filter((id) => !present.includes(id));
  await attachMedia(sql, { ids: added, ownerId: ctx.viewer.userId, kinds: ['image', 'video'], at: ctx.now });
  await replaceMedia(sql, postId, ids);
  const removed = present.filter((id) => !ids.includes(id));
  await markForDeletion(sql, ctx, removed);
  return true;
}

/** Removes all files of a post that is being deleted. */
export async function removeMedia(sql: Sql, ctx: ViewerCtx, postId: number): Promise<void> {
  const present = await mediaOf(sql, postId);
  await replaceMedia(sql, postId, []);
  await markForDeletion(sql, ctx, present);
}
