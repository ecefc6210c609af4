import { instantOf } from '#base/database/instant.ts';
import type { Sql } from '#base/database/sql.ts';
import { NEW_MESSAGE_ID } from '#modules/office/webhooks/announce.ts';
import { makeSecret } from '#modules/office/webhooks/secrets.ts';

const hookText = `insert into webhooks (url, events, state, off_reason, failing_since, secret, created_at)
  values ($1, $2, $3, $4, $5, $6, $7::timestamptz - interval '40 days') returning id::int as id`;

/** $1 the webhook, $2 now. Some classes of the last week, of which one was tried twice; the last one is given up. */
const sentText = `insert into webhook_deliveries (webhook_id, message_id, event, body, state, tries, problem, answer_status, answer,
    tried_at, created_at)
  select $1, ${NEW_MESSAGE_ID}, 'class.reported', json_build_object('type', 'class.reported', 'timestamp', ${instantOf('c.ends_at')}, 'data',
      json_build_object('id', c.id::text, 'student_id', c.student_id::text, 'teacher_id', c.teacher_id::text,
        'starts_at', ${instantOf('c.starts_at')}, 'ends_at', ${instantOf('c.ends_at')}, 'status', c.status, 'attendance', c.attendance))::text,
    case when n = 1 then 'failed' else 'sent' end, case n when 1 then 9 when 4 then 2 else 1 end,
    case when n = 1 then 'rejected' end, case when n = 1 then 500 else 200 end,
    case when n = 1 then 'Workflow could not be started' else '{"message":"Workflow was started"}' end,
    c.ends_at + interval '3 minutes', c.ends_at + interval '2 minutes'
  from (select *, row_number() over (order by ends_at) as n from classes where deleted_at is null
    and status in ('ended', 'trial') and ends_at between $2::timestamptz - interval '6 days' and $2::timestamptz
    order by ends_at limit 14) c order by n`;

const failedText = `insert into webhook_deliveries (webhook_id, message_id, event, body, state, tries, problem, tried_at, created_at)
  select $1, ${NEW_MESSAGE_ID}, 'lead.created', json_build_object('type', 'lead.created', 'timestamp', ${instantOf('l.created_at')}, 'data',
      json_build_object('id', l.id::text, 'status', 'new'))::text, 'failed', 9, 'timeout',
    l.created_at + interval '3 days', l.created_at
  from (select * from leads where created_at > $2::timestamptz - interval '29 days' order by id limit 2) l`;

/** Webhooks of the academy's programs, at addresses that do not exist; none of them is on, so nothing is sent. */
export async function seedWebhooks(deps: Parameters<typeof makeSecret>[0]['deps'], sql: Sql, now: Date): Promise<void> {
  const add = async (url: string, events: string[], state: string, off: [string | null, Date | null]) => {
    const { sealed } = makeSecret({ deps });
    const [row] = await sql.query<{ id: number }>({
      text: hookText,
      values: [url, events, state, ...off, sealed, now],
    });
    return row?.id ?? 0;
  };
  const failingSince = new Date(now.getTime() - 9 * 24 * 60 * 60_000);
  const off = await add('https://sheets.example/hooks/leads', ['lead.created', 'form.answered'], 'off', [
    'failing',
    failingSince,
  ]);
  const flow = ['class.created', 'class.cancelled', 'class.reported'];
  const paused = await add('https://flows.example/webhook/9f2c/classes', flow, 'paused', [null, null]);
  await sql.query({ text: sentText, values: [paused, now] });
  await sql.query({ text: failedText, values: [off, now] });
}
