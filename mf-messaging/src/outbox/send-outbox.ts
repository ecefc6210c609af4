import { ApiError, requestKey, sessionStore } from '@academy/shared-auth';
import type { QueryClient } from '@academy/shared-auth/query';
import { refreshChats, showLatest } from '#/api/chat-cache.ts';
import { type Message, sendFile, sendText } from '#/api/messages.ts';
import { withMessage } from '#/api/thread.ts';
import { changeThread } from '#/api/thread-queries.ts';
import { changeOutgoing, dropOutgoing, isOutgoing, type Outgoing, outgoingNow, putOutgoing } from './outbox.ts';
import { deleteStoredText, keepText } from './stored-texts.ts';

const me = (): string => sessionStore.getState().user?.id ?? '';

const TEMPORARY = [0, 401, 409, 429, 502, 503, 504];

/** No response, or one that says "later": the message waits. A file that there is no room for does not come in by waiting. */
const isTemporary = (error: unknown): boolean =>
  error instanceof ApiError && TEMPORARY.includes(error.status) && !error.fields.some(({ code }) => code === 'no_room');

/** One tab at a time sends a user's texts, so that they keep their order. */
function withSendLock<Result>(userId: string, run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(`chat-outbox:${userId}`, run) : run();
}

function arrived(client: QueryClient, { clientId, to }: Outgoing, message: Message): void {
  changeThread(client, to, (thread) => withMessage(thread, message));
  if (!showLatest(client, to, message, false)) void refreshChats(client);
  deleteStoredText(me(), clientId);
  // Queries tell of their change in a task of its own: gone before, the message would vanish and be drawn anew.
  setTimeout(() => dropOutgoing(clientId), 0);
}

type Outcome = 'sent' | 'refused' | 'waiting';

async function deliver(client: QueryClient, outgoing: Outgoing, send: () => Promise<Message>): Promise<Outcome> {
  const { clientId } = outgoing;
  changeOutgoing(clientId, { state: 'sending' });
  try {
    arrived(client, outgoing, await send());
    return 'sent';
  } catch (error) {
    const isWaiting = isTemporary(error);
    if (error instanceof ApiError && error.status === 403)
      changeThread(client, outgoing.to, (thread) => ({ ...thread, canWrite: false }));
    changeOutgoing(clientId, { state: isWaiting ? 'waiting' : 'failed', progress: 0, cancel: null });
    return isWaiting ? 'waiting' : 'refused';
  }
}

async function deliverText(client: QueryClient, outgoing: Outgoing): Promise<Outcome> {
  const userId = me();
  return withSendLock(userId, async () => {
    // Another tab may have sent it, or the viewer deleted it, while this one waited for its turn.
    if (me() !== userId || !isOutgoing(outgoing.clientId)) return 'sent';
    return deliver(client, outgoing, () => sendText(outgoing));
  });
}

async function deliverFile(client: QueryClient, outgoing: Outgoing, file: File): Promise<Outcome> {
  const cancel = new AbortController();
  changeOutgoing(outgoing.clientId, { cancel, progress: 0 });
  return deliver(client, outgoing, () =>
    sendFile(
      { ...outgoing, file },
      { signal: cancel.signal, onProgress: (progress) => changeOutgoing(outgoing.clientId, { progress }) },
    ),
  );
}

const isDue = ({ state }: Outgoing) => state === 'waiting';
const FIRST_RETRY_MS = 2000;
const LAST_RETRY_MS = 30_000;
const retry = { timer: undefined as ReturnType<typeof setTimeout> | undefined, delay: FIRST_RETRY_MS };
let isSendingTexts = false;

function tryLater(client: QueryClient): void {
  clearTimeout(retry.timer);
  if (!navigator.onLine) return;
  retry.timer = setTimeout(() => void sendOutbox(client), retry.delay);
  retry.delay = Math.min(LAST_RETRY_MS, retry.delay * 2);
}

/** Texts one after the other in the order they were written; the first that must wait holds back the rest. */
async function sendTexts(client: QueryClient): Promise<void> {
  if (isSendingTexts) return;
  isSendingTexts = true;
  try {
    for (;;) {
      const next = outgoingNow().find((each) => isDue(each) && !each.file);
      if (!next) return;
      if ((await deliverText(client, next)) === 'waiting') return tryLater(client);
      retry.delay = FIRST_RETRY_MS;
    }
  } finally {
    isSendingTexts = false;
  }
}

/** Sends what waits. Called again at any time: what is being sent is not sent twice. */
export async function sendOutbox(client: QueryClient): Promise<void> {
  clearTimeout(retry.timer);
  if (!navigator.onLine) return;
  for (const each of outgoingNow())
    if (each.file && isDue(each))
      void deliverFile(client, each, each.file).then((outcome) => outcome === 'waiting' && tryLater(client));
  await sendTexts(client);
}

interface Written {
  to: string;
  text: string;
  file?: File | null;
}

/** Takes a message: it is shown at once, kept if it is text, and sent as soon as it can be. */
export function send(client: QueryClient, { to, text, file = null }: Written): void {
  const last = outgoingNow().at(-1)?.at ?? 0;
  const at = Math.max(Date.now(), last + 1);
  const outgoing: Outgoing = {
    clientId: requestKey(),
    to,
    text,
    file,
    at,
    state: 'waiting',
    progress: 0,
    cancel: null,
  };
  putOutgoing(outgoing);
  if (!file) keepText(me(), outgoing);
  void sendOutbox(client);
}

export function resend(client: QueryClient, clientId: string): void {
  changeOutgoing(clientId, { state: 'waiting' });
  void sendOutbox(client);
}

/** Takes a message back that has not arrived: stops its upload, deletes its text. */
export function discard(clientId: string): void {
  const outgoing = outgoingNow().find((each) => each.clientId === clientId);
  dropOutgoing(clientId);
  deleteStoredText(me(), clientId);
  outgoing?.cancel?.abort();
}
