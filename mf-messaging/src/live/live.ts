import { onRealtime, onRealtimeGap, outbox, sessionStore, startOutbox, useSession } from '@academy/shared-auth';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshChats } from '#/api/chat-cache.ts';
import { markDelivered } from '#/api/messages.ts';
import { compareIds } from '#/api/thread.ts';
import { emptyFiles, fileStore, outgoingNow } from '#/outbox/outbox.ts';
import { sendFiles, showOutcome } from '#/outbox/send-outbox.ts';
import { applyEvent } from './apply-event.ts';
import { catchingUp } from './catch-up.ts';

/** Many events together fetch the lists once, and report deliveries once. */
const GATHER_MS = 400;

/** Runs at most once per period, with the last arguments. */
function gathered(run: () => void): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    soon: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        run();
      }, GATHER_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Applies all events of a user, and sends all that they wrote, until it is stopped. */
function follow(client: QueryClient, me: string): () => void {
  const lastPublished = new Map<string, string>();
  let delivered = '0';
  const refresh = gathered(() => void refreshChats(client));
  const confirm = gathered(() => void markDelivered(delivered).catch(() => {}));
  const behind = catchingUp(client);
  const catchUp = () => {
    behind.start();
    sendFiles(client);
  };
  const stopEvents = onRealtime((event) => {
    const { refreshChats: isStale, delivered: reached } = applyEvent(client, me, event, lastPublished);
    if (isStale) refresh.soon();
    if (!reached || compareIds(reached, delivered) <= 0) return;
    delivered = reached;
    confirm.soon();
  });
  const stopGaps = onRealtimeGap(catchUp);
  const stopTexts = outbox.onOutcome((outcome) => showOutcome(client, outcome));
  startOutbox();
  const stopGuard = guardSending();
  window.addEventListener('online', catchUp);
  sendFiles(client);
  return () => {
    for (const stop of [stopEvents, stopGaps, stopTexts, stopGuard, behind.stop, refresh.stop, confirm.stop]) stop();
    window.removeEventListener('online', catchUp);
    if (sessionStore.getState().user?.id !== me) emptyFiles();
  };
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the window closes while something is being sent: a file would be lost. Waiting texts are stored. */
function guardSending(): () => void {
  const watch = () => {
    const isSending = outgoingNow().some(({ state, file }) => state === 'sending' || (file && state === 'waiting'));
    if (isSending) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  };
  const stops = [outbox.subscribe(watch), fileStore.subscribe(watch)];
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('beforeunload', ask);
  };
}

const followed = { count: 0, stop: () => {} };

/** Keeps the conversations updated while any part of this remote is mounted: its page, or its counter in the menu. */
export function useLive(): void {
  const client = useQueryClient();
  const me = useSession((session) => session.user?.id);
  useEffect(() => {
    if (!me) return;
    followed.count += 1;
    if (followed.count === 1) followed.stop = follow(client, me);
    return () => {
      followed.count -= 1;
      if (followed.count === 0) followed.stop();
    };
  }, [client, me]);
}
