import type { Sql } from '#base/database/sql.ts';
import { fieldError } from '#base/errors/app-error.ts';
import type { MediaKind } from './media-kinds.ts';

interface Attachment {
  ids: readonly string[];
  /** Null: sent by a visitor. */
  ownerId: number | null;
  /** The kinds that may be attached here. */
  kinds: readonly MediaKind[];
  at: Date;
  /** Whether the files lose their owner, so that no export of the person names them. */
  isOwnerless?: boolean;
}

/**
 * Attaches drafts to an object permanently. Call it in the transaction that stores the object.
 * @throws AppError `invalid` at `media` if one is not an own draft of these kinds, or is named twice; the error does
 * not reveal which one, or whether it exists.
 */
export async function attachMedia(
  sql: Sql,
  { ids, ownerId, kinds, at, isOwnerless = false }: Attachment,
): Promise<void> {
  if (ids.length === 0) return;
  const attached = await sql.query({
    text: `update media set attached_at = $4, owner_id = case when not $5::boolean then owner_id end where id = any($1::text[]) and owner_id is not distinct from $2::bigint and kind = any($3::text[])
      and attached_at is null and doomed_at is null and size > 0 returning 1`,
    values: [ids, ownerId, kinds, at, isOwnerless],
  });
  if (attached.length !== ids.length)
    throw fieldError('media', 'unknown', 'A file is no longer there. Please add it again');
}
