import { columnsOf } from '#base/fields/fields.ts';
import { toPostText } from './content/post-text.ts';
import { postFields } from './posts.fields.ts';
import type { PostBody } from './posts.schema.ts';
import type { posts } from './posts.table.ts';

type Columns = typeof posts.$inferInsert;
type PostColumns = Partial<Columns> & Pick<Columns, 'text'>;

/** The sent fields of a post, in their stored form. */
export function toPostColumns(sent: PostBody): PostColumns {
  const text = toPostText(sent.text);
  return { ...columnsOf<Columns>(postFields, sent), text };
}
