import type { PersonalTable } from '#base/personal-data/personal-data.ts';

/** Personal data in the tables of this module (D123). */
export const chatPersonalData: readonly PersonalTable[] = [
  {
    table: 'chats',
    of: ['first_user_id', 'second_user_id'],
    gives: ['id', 'created_at'],
    merges: { first_user_id: 'verb', second_user_id: 'verb' },
    counts: [{ as: 'conversations', where: 'p.id in (t.first_user_id, t.second_user_id)' }],
  },
  {
    table: 'chat_members',
    of: ['user_id'],
    by: ['other_user_id'],
    merges: { user_id: 'verb', other_user_id: 'verb' },
  },
  { table: 'office_chats', by: ['assigned_to'] },
  { table: 'open_chats', by: ['child_id', 'teacher_id'], merges: { child_id: 'verb', teacher_id: 'verb' } },
  { table: 'open_chat_members', of: ['user_id'], erases: 'rows', merges: { user_id: 'verb' } },
  // Messages of others belong to their authors.
  {
    table: 'messages',
    of: ['sender_id'],
    gives: ['id', 'chat_id', 'text', 'media_id', 'created_at'],
    file: 'media_id',
    merges: { sender_id: 'verb' },
    keeps: { client_key: 'random' },
    erases: { media_id: 'null', text: `case when t.media_id is null or t.text <> '' then t.text else '—' end` },
  },
];
