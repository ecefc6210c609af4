import type { Sql } from '#base/database/sql.ts';
import type { ViewerCtx } from '#base/http/ctx.ts';
import { channelOf, publishToAll } from '#base/realtime/publish.ts';
import { companionsIn } from '#modules/messaging/chat/rows/publish-open.ts';

interface Delivery {
  ctx: ViewerCtx;
  /** Up to this message; all messages without it. */
  upTo?: number | undefined;
  /** In this conversation; in all conversations without it. */
  chatId?: number;
}

interface Reached {
  chat_id: number;
  /** Null: the office, which shows no such marks. */
  other_user_id: number | null;
  last_delivered_id: number;
  /** Who is in it beside the two (D143). */
  companions: number[];
}

/** $1 viewer, $2 up to, $3 conversation or null. Rows are locked in a fixed order, so that two calls never deadlock. */
const reachText = `
with due as (
  select m.user_id, m.chat_id, least($2, c.last_message_id) as up_to from chat_members m join chats c on c.id = m.chat_id
  where m.user_id = $1 and m.unread > 0 and m.last_delivered_id < least($2, c.last_message_id)
    and ($3::bigint is null or m.chat_id = $3)
  order by m.chat_id for update of m
)
update chat_members m set last_delivered_id = greatest(m.last_delivered_id, due.up_to) from due
where m.user_id = due.user_id and m.chat_id = due.chat_id
returning m.chat_id, m.other_user_id, m.last_delivered_id, array(${companionsIn('m.chat_id')}) as companions`;

const EVERYTHING = 999_999_999_999_999;

async function publishToSenders(sql: Sql, userId: number, reached: Reached): Promise<void> {
  if (reached.other_user_id === null) return;
  const senders = [reached.other_user_id, ...reached.companions];
  await publishToAll(sql, senders.map(channelOf), {
    name: 'delivered',
    data: {
      chat_id: String(reached.chat_id),
      user_id: String(userId),
      last_delivered_id: String(reached.last_delivered_id),
    },
  });
}

/** Marks messages as delivered to the viewer's device; their senders are notified. The pointer only moves forward. */
export async function markDelivered({ ctx, upTo, chatId }: Delivery): Promise<void> {
  const { userId } = ctx.viewer;
  await ctx.sql.transaction(async (sql) => {
    const reached = await sql.query<Reached>({
      name: 'chat-reach',
      text: reachText,
      values: [userId, upTo ?? EVERYTHING, chatId ?? null],
    });
    for (const each of reached) await publishToSenders(sql, userId, each);
  });
}
