import type { ViewerCtx } from '#base/http/ctx.ts';
import { mediaKey, thumbnailKey } from './media-keys.ts';
import type { MediaKind } from './media-kinds.ts';

/**
 * Whether a viewer sees the object that a media file is attached to, and so may open the file. Each module with
 * attached files has one.
 */
export type MediaScope = (ctx: ViewerCtx, mediaId: string) => Promise<boolean>;

export interface MediaFile {
  key: string;
  mime: string;
  /** In bytes; null for a thumbnail, whose size the store knows. */
  size: number | null;
  kind: MediaKind;
  /** A document's name. */
  name: string | null;
}

interface Row {
  kind: MediaKind;
  mime: string;
  extension: string;
  size: number;
  thumbnails: number[];
  name: string | null;
  owner_id: number | null;
  is_attached: boolean;
}

const NAME = /^([0-9a-f]{40})(?:-(\d{1,4}))?\.([a-z0-9]{2,5})$/;

async function mayRead(ctx: ViewerCtx, id: string, row: Row, scopes: readonly MediaScope[]): Promise<boolean> {
  if (!row.is_attached) return row.owner_id === ctx.viewer.userId;
  for (const canView of scopes) if (await canView(ctx, id)) return true;
  return false;
}

function fileOf(row: Row, id: string, width: string | undefined, extension: string | undefined): MediaFile | null {
  const { kind, mime, size, name } = row;
  if (width === undefined)
    return extension === row.extension ? { key: mediaKey(id, extension), mime, size, kind, name } : null;
  if (extension !== 'webp' || !row.thumbnails.includes(Number(width))) return null;
  return { key: thumbnailKey(id, Number(width)), mime: 'image/webp', size: null, kind: 'image', name: null };
}

/**
 * The file of this name, if the viewer may see it: a draft is only for its owner, any other file for viewers of its
 * object (D64). Otherwise null, whatever the reason.
 */
export async function findMediaFile(
  ctx: ViewerCtx,
  name: string,
  scopes: readonly MediaScope[],
): Promise<MediaFile | null> {
  const [, id, width, extension] = NAME.exec(name) ?? [];
  if (!id) return null;
  const [row] = await ctx.sql.query<Row>({
    name: 'media-file',
    text: `select kind, mime, extension, size, thumbnails, name, owner_id, attached_at is not null as is_attached
      from media where id = $1 and doomed_at is null`,
    values: [id],
  });
  const file = row && fileOf(row, id, width, extension);
  return file && (await mayRead(ctx, id, row, scopes)) ? file : null;
}
