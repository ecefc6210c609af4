import type { Sql } from '#base/database/sql.ts';
import type { PersonIds } from './people/people.ts';

/**
 * Deliveries from before the first start were sent long ago; of every hundred some were first read in the bell, and one
 * failed.
 */
const sentText = `update deliveries d set due_at = null, tries = 1, status = 'sent', notified_at = n.created_at,
    created_at = n.created_at, sent_at = n.created_at + interval '65 seconds'
  from notifications n where n.id = d.notification_id`;
const readText = `update deliveries set status = 'dropped', reason = 'read', sent_at = null, tries = 0
  where key not like 'payment.%' and key not like 'classes.%' and id % 9 = 4`;
const failedText = `update deliveries set status = 'failed', reason = 'ETIMEDOUT', tries = 7, sent_at = null where id % 97 = 11`;

const choicesText = `insert into notification_settings (user_id, choices, quiet_from, quiet_to) values ($1, $2, $3, $4)`;

/** The choices of the people, and the states of the deliveries of the demo's notifications. */
export async function seedDeliveries(sql: Sql, ids: PersonIds): Promise<void> {
  for (const text of [sentText, readText, failedText]) await sql.query({ text });
  const teacher = ids.get('teacher');
  const parent = ids.get('parent');
  if (teacher) await sql.query({ text: choicesText, values: [teacher, '{"timeline":{"mail":true}}', null, null] });
  if (parent) await sql.query({ text: choicesText, values: [parent, '{"messages":{"mail":false}}', '21:30', '06:30'] });
}
