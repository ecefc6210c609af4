import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const postsPersonalData: readonly PersonalTable[] = [
  { table: 'author_post_counts', by: ['author_id'] },
  { table: 'post_likes', of: ['user_id'], gives: ['post_id', 'created_at'], erases: 'rows' },
  {
    table: 'post_media',
    where: 't.post_id in (select o.id from posts o where o.author_id = p.id)',
    gives: ['post_id', 'media_id'],
    file: 'media_id',
    erases: 'rows',
  },
  {
    table: 'posts',
    of: ['author_id'],
    gives: ['id', 'text', 'status', 'created_at', 'published_at'],
    erases: { text: `case when t.text = '' then '<p>—</p>' else t.text end` },
  },
];
