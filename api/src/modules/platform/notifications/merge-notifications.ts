import type { Sql } from '#base/database/sql.ts';
import type { NotificationKind } from './define-notification.ts';

const actorsText = `update notifications set actor_ids = case when $2 = any(actor_ids)
    then array_remove(actor_ids, $1::bigint) else array_replace(actor_ids, $1::bigint, $2::bigint) end
  where $1 = any(actor_ids)`;

interface Actors {
  keptId: number;
  goneId: number;
}

/** Who caused notifications: of two accounts that are merged the one that stays, once. */
export async function mergeActors(sql: Sql, { keptId, goneId }: Actors): Promise<void> {
  await sql.query({ text: actorsText, values: [goneId, keptId] });
}

const relatedText = `update notifications n set related_id = $2 where n.related_id = $1 and n.key = any($3::text[])
  and not exists (select from notifications o where o.recipient_id = n.recipient_id and o.key = n.key
    and o.related_id = $2 and o.span = n.span)`;
const readText = `update notifications set read_at = $3 where related_id = $1 and key = any($2::text[]) and read_at is null`;
const deliveriesText = 'update deliveries set related_id = $2 where related_id = $1 and key = any($3::text[])';

interface Joined {
  kinds: readonly Pick<NotificationKind, 'key'>[];
  /** The object that ceases, and the one that it becomes a part of. */
  fromId: number;
  toId: number;
  at: Date;
}

/** Notifications of these kinds about an object lead to another one from now on. */
export async function redirectNotifications(sql: Sql, { kinds, fromId, toId, at }: Joined): Promise<void> {
  const keys = kinds.map(({ key }) => key);
  await sql.query({ text: relatedText, values: [fromId, toId, keys] });
  await sql.query({ text: readText, values: [fromId, keys, at] });
  await sql.query({ text: deliveriesText, values: [fromId, toId, keys] });
}

const paramText = (table: string) => `update ${table} set params = params || jsonb_build_object($1::text, $3::text)
  where key = $4 and params ->> $1::text = $2::text`;

interface Param extends Actors {
  kind: Pick<NotificationKind, 'key'>;
  param: string;
}

/** The account that stays in a parameter that names the one that goes. */
export async function replaceInParam(sql: Sql, { kind, param, keptId, goneId }: Param): Promise<void> {
  const values = [param, String(goneId), String(keptId), kind.key];
  for (const table of ['notifications', 'deliveries']) await sql.query({ text: paramText(table), values });
}
