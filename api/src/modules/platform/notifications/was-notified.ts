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
