import type { Sql } from '#base/database/sql.ts';
import type { DueDelivery } from '../words/due-delivery.ts';
import type { Change } from './merge-changes.ts';

interface OpenChange extends Change {
  dueAt: Date;
}

const openText = `select id, key, params, former, due_at as "dueAt" from deliveries
  where user_id = $1 and related_id = $2 and channel = $3 and target = $4 and key = any($5) and due_at is not null
  order by notified_at, id`;

/** The waiting changes of the same object for the same target, in order. @param keys the kinds that are changes. */
export const openChanges = (sql: Sql, delivery: DueDelivery, keys: readonly string[]): Promise<OpenChange[]> => {
  const { userId, relatedId, channel, target, key } = delivery;
  const object = `${key.split('.', 1)[0]}.`;
  const ofObject = keys.filter((each) => each.startsWith(object));
  return sql.query<OpenChange>({
    name: 'deliveries-changes',
    text: openText,
    values: [userId, relatedId, channel, target, ofObject],
  });
};
