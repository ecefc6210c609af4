import type { Sql } from '#base/database/sql.ts';
import { changeNotifications, inOrder } from './change-notifications.ts';
import type { NotificationKind } from './define-notification.ts';
import { SPAN_MS } from './notify.ts';

const found = `select id from notifications where related_id = $1 and key = $2 and span = $3 ${inOrder}`;
const deleteText = `delete from notifications where id in (${found}) returning recipient_id as id`;
const rewordText = `update notifications set params = $4::jsonb where id in (${found}) returning recipient_id as id`;

interface Gathered<Param extends string> {
  kind: NotificationKind<Param>;
  relatedId: number;
  /** The time of a gathered event. */
  at: Date;
  /** The parameters for the remaining events; null without any. */
  params: Readonly<Record<Param, string>> | null;
}

/** Updates a gathered notification after some of its events are gone. A read one stays read. */
export async function rewordGathered<Param extends string>(sql: Sql, gathered: Gathered<Param>): Promise<void> {
  const { kind, relatedId, at, params } = gathered;
  const which = [relatedId, kind.key, Math.floor(at.getTime() / SPAN_MS)];
  const statement = params
    ? { name: 'notifications-reword', text: rewordText, values: [...which, JSON.stringify(params)] }
    : { name: 'notifications-reword-none', text: deleteText, values: which };
  await changeNotifications(sql, statement);
}
