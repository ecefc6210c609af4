import type { Attachment, Message } from '#/api/messages.ts';
import { type Thread, type Tick, tickOf } from '#/api/thread.ts';
import { dayKey } from '#/components/times.ts';
import type { Outgoing } from '#/outbox/outbox.ts';

/** A message as the thread draws it: a stored one, or one that is being sent. */
export interface Shown {
  /** The same before and after the server has stored it, so that nothing is redrawn. */
  key: string;
  /** The server's id; null while it is being sent. */
  id: string | null;
  /** Whether it is on the viewer's side. */
  isOwn: boolean;
  sender: string;
  /** Who of the academy's office wrote an answer (D167); shown above it. */
  by: string | null;
  text: string;
  attachment: Attachment | null;
  at: string;
  tick: Tick | 'waiting' | 'failed' | null;
  outgoing: Outgoing | null;
  /** Whether it follows another of the same sender within minutes: then the gap is small. */
  isFollowing: boolean;
}

const CLOSE_MS = 5 * 60_000;

const ofMessage = (message: Message, isOwn: boolean, tick: Tick | null): Shown => ({
  key: (isOwn && message.client_id) || message.id,
  id: message.id,
  isOwn,
  sender: message.sender.name,
  by: message.sender.by?.name ?? null,
  text: message.message,
  attachment: message.attachment,
  at: message.created_at,
  tick,
  outgoing: null,
  isFollowing: false,
});

const ofOutgoing = (outgoing: Outgoing): Shown => ({
  key: outgoing.clientId,
  id: null,
  isOwn: true,
  sender: '',
  by: null,
  text: outgoing.text,
  attachment: null,
  at: new Date(outgoing.at).toISOString(),
  tick: outgoing.state === 'failed' ? 'failed' : 'waiting',
  outgoing,
  isFollowing: false,
});

function withClose(shown: Shown[]): Shown[] {
  return shown.map((each, index) => {
    const before = shown[index - 1];
    const isFollowing =
      before !== undefined &&
      before.isOwn === each.isOwn &&
      before.by === each.by &&
      dayKey(before.at) === dayKey(each.at) &&
      Date.parse(each.at) - Date.parse(before.at) < CLOSE_MS;
    return isFollowing ? { ...each, isFollowing } : each;
  });
}

/** The viewer's conversation: stored messages, then outgoing ones. A message known from both is listed once. */
export function shownMessages({ messages, other }: Thread, outgoing: readonly Outgoing[]): Shown[] {
  const arrived = new Set(messages.flatMap(({ sender, client_id }) => (sender.id === other.id ? [] : [client_id])));
  return withClose([
    ...messages.map((message) => {
      const isOwn = message.sender.id !== other.id;
      return ofMessage(message, isOwn, isOwn ? tickOf(message, other) : null);
    }),
    ...outgoing.filter(({ clientId }) => !arrived.has(clientId)).map(ofOutgoing),
  ]);
}

/** A monitored conversation (D46): no ticks; the second person is on the viewer's side. */
export const loggedMessages = (messages: readonly Message[], secondId: string): Shown[] =>
  withClose(messages.map((message) => ofMessage(message, message.sender.id === secondId, null)));

/** Messages of one day. */
export interface Day {
  key: string;
  at: string;
  messages: Shown[];
}

export function inDays(messages: readonly Shown[]): Day[] {
  const days: Day[] = [];
  for (const message of messages) {
    const key = dayKey(message.at);
    const day = days.at(-1);
    if (day?.key === key) day.messages.push(message);
    else days.push({ key, at: message.at, messages: [message] });
  }
  return days;
}
