import { Center, VisuallyHidden } from '@academy/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OFFICE_ID } from '#/api/office-key.ts';
import { compareIds, lastIncoming, type Thread } from '#/api/thread.ts';
import { readOlder } from '#/api/thread-queries.ts';
import { Composer } from '#/components/composer/composer.tsx';
import { useOpeningNotes } from '#/components/open/use-opening-notes.ts';
import type { Outgoing } from '#/outbox/outbox.ts';
import { settle } from '#/outbox/send-outbox.ts';
import { useOutgoingTo } from '#/outbox/use-outgoing.ts';
import { shownMessages } from '../message/shown-messages.ts';
import { FailedTogether } from './failed-together.tsx';
import { MessageDays } from './message-days.tsx';
import { NewestPill, ThreadScroller } from './thread-scroller.tsx';
import { ThreadEmpty } from './thread-states.tsx';
import { useNewestFirst } from './use-newest-first.ts';
import { useReadState } from './use-read-state.ts';
import { useScroll } from './use-scroll.ts';

/** The number of the other person's messages since the viewer left the thread's end. */
function useUpdatesCount({ messages, other }: Thread, isAtEnd: boolean): number {
  const newest = messages.at(-1)?.id ?? '0';
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (isAtEnd) setSeen(newest);
  }, [isAtEnd, newest]);
  if (isAtEnd) return 0;
  return messages.filter(({ id, sender }) => sender.id === other.id && compareIds(id, seen) > 0).length;
}

/**
 * A failed message that appears in the thread is removed from the outgoing ones, here and in the list of waiting items.
 */
function useSettled({ messages }: Thread, outgoing: readonly Outgoing[]): void {
  useEffect(() => {
    for (const { clientId, state } of outgoing)
      if (state === 'failed' && messages.some(({ client_id }) => client_id === clientId)) settle(clientId);
  }, [messages, outgoing]);
}

/** The viewer's own conversation: messages, and the field while the viewer may write. */
export function OwnThread({ thread }: { thread: Thread }) {
  const { t } = useTranslation('messaging');
  const client = useQueryClient();
  const { id: userId, name } = thread.other;
  const outgoing = useOutgoingTo(userId);
  const messages = useMemo(() => shownMessages(thread, outgoing), [thread, outgoing]);
  useSettled(thread, outgoing);
  const unreadFrom = useReadState(thread);
  const notes = useOpeningNotes(thread);
  const scroller = useRef<HTMLDivElement>(null);
  const unreadMark = useRef<HTMLDivElement>(null);
  const { isAtEnd, onScroll, toEnd } = useScroll(scroller, messages.at(-1)?.key);
  // The thread opens at the first unread message.
  const { drawn, isDrawing } = useNewestFirst(messages, unreadFrom !== null);
  const updates = useUpdatesCount(thread, isAtEnd);
  const older = useCallback(() => readOlder(client, userId), [client, userId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time there is another first unread message
  useEffect(() => {
    unreadMark.current?.scrollIntoView({ block: 'center' });
  }, [unreadFrom]);

  return (
    <>
      <ThreadScroller
        scroller={scroller}
        label={t('thread.messages.label', { name })}
        onScroll={onScroll}
        hasOlder={thread.hasOlder}
        isDrawing={isDrawing}
        readOlder={older}
        pill={!isAtEnd && <NewestPill count={updates} onPress={toEnd} />}
      >
        {messages.length === 0 ? (
          <ThreadEmpty text={userId === OFFICE_ID ? t('office.own.empty') : t('thread.empty.text', { name })} />
        ) : (
          <MessageDays
            label={t('thread.messages.label', { name })}
            messages={drawn}
            unreadFrom={unreadFrom}
            unreadMark={unreadMark}
            notes={notes}
          />
        )}
      </ThreadScroller>
      <LastIncoming thread={thread} />
      <FailedTogether outgoing={outgoing} />
      {thread.canWrite ? (
        <Composer key={userId} userId={userId} name={name} onSent={toEnd} />
      ) : (
        <Center role="status" padding="4" bg="bg.surface" borderTopWidth="1px" borderColor="border" color="fg.muted">
          {t('composer.closed.text')}
        </Center>
      )}
    </>
  );
}

/** Announces incoming messages to screen readers. */
function LastIncoming({ thread }: { thread: Thread }) {
  const { t } = useTranslation('messaging');
  const last = lastIncoming(thread);
  const first = useRef(last?.id);
  const isNew = last !== undefined && last.id !== first.current;
  return (
    <VisuallyHidden role="status">
      {isNew &&
        t('message.sender.other', { name: last.sender.by?.name ?? thread.other.name }) +
          (last.message || t('message.file'))}
    </VisuallyHidden>
  );
}
