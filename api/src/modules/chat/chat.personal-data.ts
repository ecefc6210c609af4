import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const chatPersonalData: readonly PersonalTable[] = [
  { table: 'chats', of: ['first_user_id', 'second_user_id'], gives: ['id', 'created_at'] },
  { table: 'chat_members', of: ['user_id'], by: ['other_user_id'] },
  { table: 'office_chats', by: ['assigned_to'] },
  // Messages of others belong to their authors.
  {
    table: 'messages',
    of: ['sender_id'],
    gives: ['id', 'chat_id', 'text', 'media_id', 'created_at'],
    file: 'media_id',
    erases: { media_id: 'null', text: `case when t.media_id is null or t.text <> '' then t.text else '—' end` },
  },
];
