import { ApiError, i18n, isTemporaryError, type Outcome, outbox, RetryTimer, requestKey } from '@academy/shared-auth';
import type { QueryClient } from '@tanstack/react-query';
import { refreshChats, showLatest } from '#/api/chat-cache.ts';
import { type Message, readSent, sendFile, textRequest } from '#/api/messages.ts';
import { refreshOffice } from '#/api/office.ts';
import { chatIdOf } from '#/api/office-key.ts';
import { inOpenChat, openChatOf } from '#/api/open-key.ts';
import { withMessage } from '#/api/thread.ts';
import { changeThread } from '#/api/thread-queries.ts';
import {
  addFile,
  changeFile,
  dropFile,
  filesNow,
  MESSAGE,
  type OutgoingFile,
  outgoingNow,
  receiverOf,
  targetOf,
} from './outbox.ts';

/** In addition to the statuses of every call: a message that meets another one waits for its turn. */
const LATER = [409];

function showSent(client: QueryClient, to: string, sent: Message): void {
  const message = openChatOf(to) === null ? sent : inOpenChat(to, sent.sender.id, sent);
  changeThread(client, to, (thread) => withMessage(thread, message));
  const officeChat = chatIdOf(to);
  if (officeChat !== null) void refreshOffice(client, officeChat);
  else if (!showLatest(client, to, message, false)) void refreshChats(client);
}

function showRejected(client: QueryClient, to: string, error: unknown): void {
  if (error instanceof ApiError && error.status === 403)
    changeThread(client, to, (thread) => ({ ...thread, canWrite: false }));
}

/** Shows in the conversations whether a text was stored or rejected. */
export function showOutcome(client: QueryClient, outcome: Outcome): void {
  const { item } = outcome;
  if (item.kind !== MESSAGE) return;
  const to = receiverOf(item);
  const message = 'response' in outcome ? readSent(outcome.response) : null;
  if ('error' in outcome) showRejected(client, to, outcome.error);
  else if (message) showSent(client, to, message);
  else void refreshChats(client);
}

/** @returns whether the file must wait. */
async function deliverFile(client: QueryClient, { clientId, to, text, file }: OutgoingFile): Promise<boolean> {
  const cancel = new AbortController();
  changeFile(clientId, { cancel, progress: 0, state: 'sending' });
  const onProgress = (progress: number) => changeFile(clientId, { progress });
  try {
    showSent(client, to, await sendFile({ clientId, to, text, file }, { signal: cancel.signal, onProgress }));
    // Queries publish their change in a later task: removed before that, the message would disappear and be redrawn.
    setTimeout(() => dropFile(clientId), 0);
    return false;
  } catch (error) {
    showRejected(client, to, error);
    const mustWait = isTemporaryError(error, LATER);
    changeFile(clientId, { state: mustWait ? 'waiting' : 'failed', progress: 0, cancel: null });
    return mustWait;
  }
}

const retry = new RetryTimer();

/** Sends the waiting files. It can be called at any time: a running send is not repeated. */
export function sendFiles(client: QueryClient): void {
  if (!retry.begin()) return;
  for (const file of filesNow())
    if (file.state === 'waiting')
      void deliverFile(client, file).then((mustWait) => {
        if (mustWait) retry.again(() => sendFiles(client));
        else retry.reset();
      });
}

interface Written {
  to: string;
  text: string;
  file?: File | null;
}

function sendText({ to, text }: Written): void {
  outbox.put({
    kind: MESSAGE,
    target: targetOf(to),
    ...textRequest({ to, text }),
    label: i18n.t('messaging:outgoing.label'),
    text,
    later: LATER,
  });
}

function sendWithFile(client: QueryClient, written: Written & { file: File }): void {
  const at = Math.max(Date.now(), (outgoingNow().at(-1)?.at ?? 0) + 1);
  addFile({ ...written, clientId: requestKey(), at, state: 'waiting', progress: 0, cancel: null });
  sendFiles(client);
}

/** Accepts a message: shows it at once, stores it if it is text, and sends it as soon as possible. */
export function send(client: QueryClient, written: Written): void {
  const { file } = written;
  if (file) sendWithFile(client, { ...written, file });
  else sendText(written);
}

export function resend(client: QueryClient, clientId: string): void {
  outbox.resend(clientId);
  changeFile(clientId, { state: 'waiting' });
  sendFiles(client);
}

/** The message has arrived after all, as another response shows. */
export function settle(clientId: string): void {
  outbox.settle(clientId);
  if (filesNow().some((file) => file.clientId === clientId && file.state === 'failed')) dropFile(clientId);
}

/** Withdraws a message that has not arrived: stops its upload, deletes its text. */
export function discard(clientId: string): void {
  const file = filesNow().find((each) => each.clientId === clientId);
  outbox.cancel(clientId);
  dropFile(clientId);
  file?.cancel?.abort();
}
