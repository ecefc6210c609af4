import { accounts } from '#modules/accounts/identity/users-sql.ts';
import { mediaOf } from '#modules/platform/files/media/media-json.ts';
import { latestOf } from './latest-json.ts';
import { academyLogo, academyNameFor, OFFICE_ID } from './office-sql.ts';

/** Above every conversation with a person. */
const FIRST = 999_999_999_999_999;

interface Row {
  viewer: string;
  maySend: string;
  isShown: string;
}

/**
 * SQL: the viewer's conversation with the office, as a row of the list with its place; there before its first message,
 * too (D167). The parameters are placeholders.
 */
export const officeRow = ({ viewer, maySend, isShown }: Row): string => `select json_build_object(
    'id', coalesce(c.id::text, ''), 'type', 'office', 'other_user_id', '${OFFICE_ID}', 'other_user_name', ${academyNameFor(viewer)},
    'other_user_image', ${academyLogo}, 'other_user_role', 'admin', 'relations', '[]'::json, 'children', '[]'::json,
    'is_parent', false, ${latestOf(`coalesce(l.text, '')`, 'coalesce(l.created_at, a.created_at)')},
    'latest_message_mine', coalesce(l.sender_id = ${viewer}, false),
    'latest_message_is_read', coalesce(l.sender_id = ${viewer} and o.last_read_id >= l.id, false),
    'latest_message_is_delivered', coalesce(l.sender_id = ${viewer}, false),
    'open', false, 'participants', '[]'::json, 'unread_count', coalesce(m.unread, 0), 'can_write', ${maySend}::boolean), ${FIRST}
  from ${accounts} a left join chats c on c.first_user_id = a.id and c.second_user_id is null
  left join office_chats o on o.chat_id = c.id left join chat_members m on m.chat_id = c.id and m.user_id = a.id
  left join messages l on l.id = c.last_message_id left join ${mediaOf('f', 'l.media_id')}
  where a.id = ${viewer} and ${isShown}::boolean`;
