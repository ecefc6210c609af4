import type { Sql } from '#base/database/sql.ts';
import { changeNotifications, inOrder } from './change-notifications.ts';

const deleteText = `delete from notifications where id in (
  select id from notifications where related_id = $1 and starts_with(key, $2) ${inOrder})
returning recipient_id as id`;

interface DeletedObject {
  /** The beginning of the notifications' keys: `post`. */
  about: string;
  relatedId: number;
}

/** Deletes all notifications about a deleted object, whichever module declares their kinds. */
export async function deleteNotifications(sql: Sql, { about, relatedId }: DeletedObject): Promise<void> {
  await changeNotifications(sql, { name: 'notifications-delete', text: deleteText, values: [relatedId, `${about}.`] });
}
