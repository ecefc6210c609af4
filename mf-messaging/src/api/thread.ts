import type { Attachment, Message, OfficeState, Opening, Participant, ThreadPage } from './messages.ts';

/** The loaded part of a conversation. */
export interface Thread {
  /** Each message once, in the server's order (D47). */
  messages: Message[];
  /** Whether older ones were not fetched yet. */
  hasOlder: boolean;
  /**
   * No message is missing up to this one; later published ones may have gaps, until the messages after it are fetched.
   */
  completeUpTo: string;
  /** When its first page was loaded, in ms: file tokens expire (D64). */
  readAt: number;
  other: ThreadPage['other'];
  /** The last message that the viewer has read. */
  lastReadId: string;
  canWrite: boolean;
  chatId: string | null;
  /** Only for whoever answers for the academy (D167). */
  office?: OfficeState | undefined;
  /** Who is in it, where others are beside the two (D143); else nobody. */
  participants: Participant[];
  opening: Opening | null;
}

/** Ids are integers in digits, without leading zeros. */
export const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
const later = (one: string, other: string): string => (compareIds(one, other) < 0 ? other : one);

/** A file published by realtime has no file token: it opens after the viewer's own response. */
export const isOpenable = ({ image_path }: Attachment): boolean => !image_path.endsWith('pass=');

/**
 * States never go back: a read message never becomes unread. A file's address stays too, so that it is not fetched
 * twice.
 */
function mergeMessage(known: Message | undefined, published: Message): Message {
  if (!known) return published;
  const attachment = known.attachment && isOpenable(known.attachment) ? known.attachment : published.attachment;
  const is_read = known.is_read || published.is_read;
  return { ...published, attachment, is_read, is_delivered: known.is_delivered || published.is_delivered || is_read };
}

/** Messages published in any order and any number of times: each once, in the server's order. */
export function mergeMessages(known: readonly Message[], published: readonly Message[]): Message[] {
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of published) byId.set(message.id, mergeMessage(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => compareIds(one.id, other.id));
}

const lastIdOf = ({ data }: ThreadPage, otherwise: string): string =>
  data.reduce((last, { id }) => later(last, id), otherwise);

export const firstThread = (page: ThreadPage): Thread => ({
  messages: mergeMessages([], page.data),
  hasOlder: page.hasMore,
  completeUpTo: lastIdOf(page, '0'),
  readAt: Date.now(),
  other: page.other,
  lastReadId: page.last_read_id,
  canWrite: page.can_write,
  chatId: page.chat_id,
  office: page.office,
  participants: page.participants,
  opening: page.opening,
});

/** The other person's marks only move forward, whichever event comes first. */
const laterMarks = (known: Thread['other'], published: Thread['other']): Thread['other'] => ({
  ...published,
  last_read_id: later(known.last_read_id, published.last_read_id),
  last_delivered_id: later(known.last_delivered_id, published.last_delivered_id),
});

/** A conversation merged with a later response. `older`: the page is before all that is known. */
export function withPage(thread: Thread, page: ThreadPage, isOlder = false): Thread {
  return {
    readAt: thread.readAt,
    messages: mergeMessages(thread.messages, page.data),
    hasOlder: isOlder ? page.hasMore : thread.hasOlder,
    completeUpTo: isOlder ? thread.completeUpTo : lastIdOf(page, thread.completeUpTo),
    other: laterMarks(thread.other, page.other),
    lastReadId: later(thread.lastReadId, page.last_read_id),
    canWrite: page.can_write,
    chatId: page.chat_id ?? thread.chatId,
    office: page.office ?? thread.office,
    participants: page.participants,
    opening: page.opening,
  };
}

export const withMessage = (thread: Thread, message: Message): Thread => ({
  ...thread,
  // The first message starts the conversation: later events identify it by this id.
  chatId: thread.chatId ?? message.chat_id,
  messages: mergeMessages(thread.messages, [message]),
});

export const withOwnRead = (thread: Thread, upTo: string): Thread => ({
  ...thread,
  lastReadId: later(thread.lastReadId, upTo),
});

export function withOtherMark(thread: Thread, mark: 'last_read_id' | 'last_delivered_id', upTo: string): Thread {
  return { ...thread, other: { ...thread.other, [mark]: later(thread.other[mark], upTo) } };
}

/** The other person's last known message. */
export const lastIncoming = ({ messages, other }: Pick<Thread, 'messages' | 'other'>): Message | undefined =>
  messages.findLast(({ sender }) => sender.id === other.id);

/** The other person's first message after this one: where the viewer stopped reading. */
export const firstUnread = ({ messages, other }: Thread, lastReadId: string): Message | undefined =>
  messages.find(({ id, sender }) => sender.id === other.id && compareIds(id, lastReadId) > 0);

export type Tick = 'sent' | 'delivered' | 'read';

/** The state of an own message. */
export function tickOf(message: Message, { last_read_id, last_delivered_id }: Thread['other']): Tick {
  if (message.is_read || compareIds(message.id, last_read_id) <= 0) return 'read';
  return message.is_delivered || compareIds(message.id, last_delivered_id) <= 0 ? 'delivered' : 'sent';
}
