import { holds } from '#base/auth/viewer.ts';
import { containsFolded } from '#base/database/folded.ts';
import type { FileSource } from '#modules/platform/files/listing/file-source.ts';

/** D65: the books, for viewers who may read them. */
export const bookFiles: FileSource = async ({ viewer }, { search, isSearched }) => {
  if (!holds(viewer, 'book.read')) return null;
  const where = isSearched ? `where ${containsFolded('b.title', search)}` : '';
  return {
    kind: 'book',
    rows: `select b.id, b.title, b.media_id, b.created_by as owner_id, b.created_at, b.id as place_id from books b ${where}`,
    total: isSearched
      ? `(select count(*) from books b ${where})`
      : `(select total from book_counts where name = 'live')`,
  };
};
