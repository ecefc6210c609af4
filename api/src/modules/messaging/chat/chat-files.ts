import { containsFolded } from '#base/database/folded.ts';
import type { FileSource } from '#modules/platform/files/listing/file-source.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { sidesOf } from './rows/open-sql.ts';

const MAX_TITLE = 120;
const title = `coalesce(f.name, nullif(left(m.text, ${MAX_TITLE}), ''))`;

/** Messages `m` with a file in the viewer's conversations, each with the viewer's side `o`. */
const ownFiles = (viewer: string) =>
  `${sidesOf(viewer)} o join messages m on m.chat_id = o.chat_id and m.media_id is not null and m.id > o.after_id`;

/**
 * D65: the files of own conversations, for viewers who may read messages. The place is the other person's id, of the
 * conversation of a child the negative of its own (D143).
 */
export const chatFiles: FileSource = async ({ viewer: { permissions } }, { viewer, search, isSearched }) => {
  if (!permissions.has('messaging.read')) return null;
  const own = ownFiles(viewer);
  const found = `select m.id, ${title} as title, m.media_id, m.sender_id as owner_id, m.created_at, coalesce(m.place_id, 0) as place_id
    from (select m.id, m.text, m.media_id, m.sender_id, m.created_at,
      case when o.child_id is null then o.other_user_id else -o.chat_id end as place_id from ${own}) m
    join ${mediaOf('f', 'm.media_id')}`;
  const rows = isSearched ? `${found} where ${containsFolded(`coalesce(${title}, '')`, search)}` : found;
  return {
    kind: 'chat',
    rows,
    total: isSearched ? `(select count(*) from (${rows}) c)` : `(select count(*) from ${own})`,
  };
};
