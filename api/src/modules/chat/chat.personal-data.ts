import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** What the module holds of people (D123). */
export const chatPersonalData: readonly PersonalTable[] = [
  { table: 'chats', of: ['first_user_id', 'second_user_id'], gives: ['id', 'created_at'] },
  { table: 'chat_members', of: ['user_id'], by: ['other_user_id'] },
  // What others wrote is theirs.
  {
    table: 'messages',
    of: ['sender_id'],
    gives: ['id', 'chat_id', 'text', 'media_id', 'created_at'],
    file: 'media_id',
    erases: { media_id: 'null', text: `case when t.media_id is null or t.text <> '' then t.text else '—' end` },
  },
];
