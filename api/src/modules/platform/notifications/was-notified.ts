import type { Sql } from '#base/database/sql.ts';
import type { NotificationKind } from './define-notification.ts';

interface Notified {
  kind: Pick<NotificationKind, 'key'>;
  /** All of these are SQL. */
  recipient: string;
  relatedId: string;
  span?: string;
  after?: string;
}

/** SQL: whether a user was notified of this kind about an object: in this span, or after this instant. */
export function wasNotified({ kind, recipient, relatedId, span, after }: Notified): string {
  const conditions = [
    `w.recipient_id = ${recipient}`,
    `w.key = '${kind.key}'`,
    `w.related_id = ${relatedId}`,
    ...(span ? [`w.span = ${span}`] : []),
    ...(after ? [`w.created_at > ${after}`] : []),
  ];
  return `exists (select from notifications w where ${conditions.join(' and ')})`;
}

const sentText = 'select distinct key from notifications where related_id = $1 and key = any ($2) and created_at >= $3';

/** Which of these kinds anybody was notified of about an object since an instant. */
export async function sentSince(
  sql: Sql,
  { keys, relatedId, since }: { keys: readonly string[]; relatedId: number; since: string },
): Promise<ReadonlySet<string>> {
  const sent = await sql.query<{ key: string }>({ text: sentText, values: [relatedId, keys, since] });
  return new Set(sent.map(({ key }) => key));
}
