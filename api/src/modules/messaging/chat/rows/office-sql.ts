import { settingNow } from '#base/academy/academy-settings.ts';
import { instantOf } from '#base/database/instant.ts';
import { userCards, userLanguage } from '#modules/accounts/identity/users-sql.ts';
import { academySettings, logoSetting } from '#modules/platform/academy/academy.settings.ts';
import { mediaJson, mediaOf } from '#modules/platform/files/media/media-json.ts';

/** The id of the office in calls that name the other user of a conversation (D167). No user has it. */
export const OFFICE_ID = 0;

/** SQL: the academy's name in the language of a user. */
export const academyNameFor = (user: string): string => `(case ${userLanguage(user)} when 'ar'
  then ${settingNow(academySettings.academy_name_ar)} else ${settingNow(academySettings.academy_name_en)} end)`;

/** SQL: the address of the academy's logo, null without one. */
export const academyLogo = `('/api/files/' || nullif(${settingNow(logoSetting)}, ''))`;

/** SQL: the academy as a person in a conversation. @param user whose language its name has. */
export const officeJson = (
  user: string,
): string => `json_build_object('id', '${OFFICE_ID}', 'name', ${academyNameFor(user)},
  'image', ${academyLogo}, 'role', 'admin', 'relations', '[]'::json)`;

/** SQL: messages `m` of conversations `c` with the office `o`, the person's side `p`, sender `s`, person `t`, file `f`. */
export const officeMessages = `messages m
  join chats c on c.id = m.chat_id
  join office_chats o on o.chat_id = c.id
  join chat_members p on p.chat_id = c.id and p.user_id = c.first_user_id
  join ${userCards} s on s.id = m.sender_id
  join ${userCards} t on t.id = c.first_user_id
  left join ${mediaOf('f', 'm.media_id')}`;

const fromOffice = 'm.sender_id <> c.first_user_id';
const theOffice = (viewer: string) => `'id', '${OFFICE_ID}', 'name', ${academyNameFor(viewer)}`;
const thePerson = `json_build_object('id', t.id::text, 'name', t.name)`;

/** SQL: one such message in responses. Answers are of the academy, and say by whom. @param viewer an id. */
export const officeMessageJson = (viewer: string, fileToken: string): string => `json_build_object(
  'id', m.id::text, 'chat_id', m.chat_id::text,
  'sender', case when ${fromOffice} then json_build_object(${theOffice(viewer)}, 'by', json_build_object('name', s.name)) else ${thePerson} end,
  'receiver', case when ${fromOffice} then ${thePerson} else json_build_object(${theOffice(viewer)}) end,
  'message', m.text, 'attachment', case when f.id is not null then ${mediaJson('f', fileToken)} end,
  'is_read', case when ${fromOffice} then p.last_read_id else o.last_read_id end >= m.id,
  'is_delivered', case when ${fromOffice} then greatest(p.last_delivered_id, p.last_read_id) else m.id end >= m.id,
  'created_at', ${instantOf('m.created_at')}, 'client_id', m.client_key)`;
