import { settingNow } from '#base/academy/academy-settings.ts';
import { activeUsers, userCards } from '#modules/accounts/identity/users-sql.ts';
import { isAcceptedSince } from '#modules/people/consents/consents-sql.ts';
import { accompaniedBy, companionsOf, isTaughtBy, isYoungerThan } from '#modules/people/people/index.ts';
import { academySettings, openChatTextSetting } from '#modules/platform/academy/academy.settings.ts';

/** SQL: whether a student is too young for conversations without parents (D143). @param student SQL: the id. */
export const isYoung = (student: string): string =>
  isYoungerThan(student, `${settingNow(academySettings.open_chat_age)}::int`);

const textSince = `${settingNow(openChatTextSetting)}::int`;

/** SQL: whether the parents of a student join conversations with teachers now: the text that says so was accepted. */
export const begins = (student: string): string =>
  `(${isYoung(student)} and ${textSince} > 0 and ${isAcceptedSince(student, 'monitoring', textSince)})`;

/** SQL: whether the people beside the two are in a row of `open_chats` now. */
export const isOpenNow = (chat: string): string => `(${chat}.until_id is null and ${isYoung(`${chat}.child_id`)})`;

/**
 * SQL: the sides of a person in conversations (D47, D143), the only answer to which ones somebody takes part in: own
 * ones, and those of a child with a teacher, whose `child_id` is not null. Messages up to `after_id` are closed to the
 * side. The conversation with the office has no `other_user_id`.
 */
export const sidesOf = (person: string): string => `(
  select m.chat_id, m.other_user_id, m.last_read_id, m.unread, coalesce(m.closed_at_id, 0) as closed_at_id,
    null::bigint as child_id, 0::bigint as after_id from chat_members m where m.user_id = ${person}
  union all select k.chat_id, k.teacher_id, coalesce(x.last_read_id, c.last_message_id, 0), coalesce(x.unread, 0),
    coalesce(x.closed_at_id, 0), k.child_id, k.after_id
  from open_chats k join chats c on c.id = k.chat_id
  left join open_chat_members x on x.chat_id = k.chat_id and x.user_id = ${person}
  where k.chat_id in (${accompaniedBy(person, 'open_chats', 'chat_id')}) and k.teacher_id <> ${person} and ${isOpenNow('k')})`;

/** SQL: whether a student and a teacher of an open conversation may still write (D45, D118). */
export const mayWriteIn = (child: string, teacher: string): string => `((
    select count(*) = 2 from ${activeUsers} a where a.id in (${child}, ${teacher})) and ${isTaughtBy(child, teacher)})`;

/** SQL: who is in an open conversation, as an array; the two first. */
export const participantsJson = (child: string, teacher: string): string => `(
  select coalesce(json_agg(json_build_object('id', u.id::text, 'name', u.name, 'as', q.kind) order by q.place, u.name, u.id), '[]'::json)
  from (select ${teacher} as user_id, 'teacher' as kind, 1 as place union all select ${child}, 'student', 2
    union all select w.user_id, w.kind, 3 from ${companionsOf(child, teacher)} w) q
  join ${userCards} u on u.id = q.user_id)`;
