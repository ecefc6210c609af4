import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const commentsPersonalData: readonly PersonalTable[] = [
  {
    table: 'comment_likes',
    of: ['user_id'],
    gives: ['comment_id', 'created_at'],
    erases: 'rows',
    merges: { user_id: { move: { unlessThere: ['t.comment_id'] } } },
  },
  {
    table: 'comments',
    of: ['author_id'],
    gives: ['id', 'post_id', 'text', 'created_at'],
    keeps: { text: 'a conversation stays whole; the name goes (D123)' },
    counts: [{ as: 'comments', where: 't.author_id = p.id' }],
  },
];
