import { holds } from '#base/auth/viewer.ts';
import { containsFolded } from '#base/database/folded.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import type { FileSource } from '#modules/platform/files/listing/file-source.ts';
import { mediaOwner } from '#modules/platform/files/media/media-json.ts';

/** D65: the files of materials, for viewers who may read them. */
export const materialFiles: FileSource = async ({ viewer }, { search, isSearched }) => {
  if (!holds(viewer, 'materials.read')) return null;
  const words = isSearched ? ` and ${containsFolded('m.name', search)}` : '';
  const where = `where m.media_id is not null${words}`;
  return {
    kind: 'material',
    rows: `select m.id, m.name as title, m.media_id, ${mediaOwner('m.media_id')} as owner_id,
      m.file_added_at as created_at, m.id as place_id from materials m ${where}`,
    total: `(select count(*) from materials m ${where})`,
  };
};

/** D64: a material's file is open to everybody who may read materials. */
export async function canViewMaterialMedia({ sql, viewer }: ViewerCtx, mediaId: string): Promise<boolean> {
  if (!holds(viewer, 'materials.read')) return false;
  const values = [mediaId];
  const text = 'select from materials where media_id = $1';
  return (await sql.query({ name: 'material-media', text, values })).length > 0;
}
