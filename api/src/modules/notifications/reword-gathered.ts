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
  /** When something of what it gathers happened. */
  at: Date;
  /** What it says of the rest; null where nothing is left. */
  params: Readonly<Record<Param, string>> | null;
}

/** Brings a gathered notification in line with what is left of what it is about. Who has read it has read it. */
export async function rewordGathered<Param extends string>(sql: Sql, gathered: Gathered<Param>): Promise<void> {
  const { kind, relatedId, at, params } = gathered;
  const which = [relatedId, kind.key, Math.floor(at.getTime() / SPAN_MS)];
  const statement = params
    ? { name: 'notifications-reword', text: rewordText, values: [...which, JSON.stringify(params)] }
    : { name: 'notifications-reword-none', text: deleteText, values: which };
  await changeNotifications(sql, statement);
}
