/** A part of a conversation: messages older than `before` or newer than `after`; else the newest. */
export interface Stretch {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

/** A greater id than that of any message. */
export const NEWEST = 999_999_999_999_999;

/**
 * Messages of the chat `chat` between two ids, read along the index. One more row is fetched to know whether there are
 * more.
 */
export const stretch = (order: 'asc' | 'desc', before: string, after: string, limit: string) => `found as (
  select m.id, m.sender_id from messages m where m.chat_id = (select id from chat) and m.id < ${before} and m.id > ${after}
  order by m.id ${order} limit ${limit}::int + 1
), page as (select id, sender_id from found order by id ${order} limit ${limit}::int)`;
