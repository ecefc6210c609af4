import { personalColumns } from '#base/personal-data/personal-columns.ts';
import type { PersonalTable } from '#base/personal-data/personal-data.ts';
import { postFields } from './posts.fields.ts';
import { posts } from './posts.table.ts';

/** Personal data in the tables of this module (D123). */
export const postsPersonalData: readonly PersonalTable[] = [
  {
    table: 'author_post_counts',
    by: ['author_id'],
    merges: { author_id: { stays: 'counts, which follow the posts by a trigger' } },
  },
  {
    table: 'post_likes',
    of: ['user_id'],
    gives: ['post_id', 'created_at'],
    erases: 'rows',
    merges: { user_id: { move: { unlessThere: ['t.post_id'] } } },
  },
  {
    table: 'post_media',
    where: 't.post_id in (select o.id from posts o where o.author_id = p.id)',
    gives: ['post_id', 'media_id'],
    file: 'media_id',
    erases: 'rows',
  },
  {
    ...personalColumns(posts, postFields),
    of: ['author_id'],
    counts: [{ as: 'posts', where: 't.author_id = p.id' }],
  },
];
