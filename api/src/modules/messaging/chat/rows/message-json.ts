import { instantOf } from '#base/database/instant.ts';
import { userCards } from '#modules/accounts/identity/users-sql.ts';
import { relationKindsOf } from '#modules/people/people/scope/relationships.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/media/media-json.ts';

/** SQL: a row of `users` in responses, as a person beside a picture. @param more further keys, each after a comma. */
export const personJson = (user: string, role: string, more = ''): string => `json_build_object(
  'id', ${user}.id::text, 'name', ${user}.name, 'image', '/api/files/' || ${user}.image, 'role', ${role}.name,
  'relations', ${relationKindsOf(`${user}.id`)}${more})`;

/**
 * SQL: messages `m` with sender `s`, receiver `t`, the receiver's side of the conversation `r` and the file `f`. What
 * somebody beside the two writes goes to the teacher (D143).
 */
export const messageRows = `messages m
  join ${userCards} s on s.id = m.sender_id
  join chat_members r on r.chat_id = m.chat_id and r.user_id <> m.sender_id and (r.other_user_id = m.sender_id
    or r.user_id = (select k.teacher_id from open_chats k where k.chat_id = m.chat_id))
  join ${userCards} t on t.id = r.user_id
  left join ${mediaOf('f', 'm.media_id')}`;

/** SQL: one message in responses. @param fileToken the placeholder of the viewer's file token. */
export const messageJson = (fileToken: string): string => `json_build_object(
  'id', m.id::text, 'chat_id', m.chat_id::text,
  'sender', json_build_object('id', s.id::text, 'name', s.name),
  'receiver', json_build_object('id', t.id::text, 'name', t.name),
  'message', m.text, 'attachment', case when f.id is not null then ${mediaJson('f', fileToken)} end,
  'is_read', r.last_read_id >= m.id, 'is_delivered', greatest(r.last_delivered_id, r.last_read_id) >= m.id,
  'created_at', ${instantOf('m.created_at')}, 'client_id', m.client_key)`;
