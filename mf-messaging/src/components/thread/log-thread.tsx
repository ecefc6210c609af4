import { Box, Flex, Heading, OneLine, Text } from '@academy/shared-ui';
import { EyeIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#/api/messages.ts';
import { loggedThread, threadQueries } from '#/api/thread-queries.ts';
import { PersonName } from '#/components/person-name.tsx';
import { placeOf } from '#/components/places.ts';
import { useRoleName } from '#/components/role-name.ts';
import { loggedMessages } from '../message/shown-messages.ts';
import { MessageDays } from './message-days.tsx';
import { ThreadFrame } from './thread-frame.tsx';
import { ThreadScroller } from './thread-scroller.tsx';
import { HeaderSkeleton, ThreadEmpty, ThreadFailed, ThreadSkeleton } from './thread-states.tsx';
import { useNewestFirst } from './use-newest-first.ts';

/** A conversation of two other people, monitored by an admin: nothing is sent, marked or published (D46). */
export function LogThread({ chatId }: { chatId: string }) {
  const { t } = useTranslation('messaging');
  const log = useInfiniteQuery({ ...threadQueries.log(chatId), select: loggedThread });
  const scroller = useRef<HTMLDivElement>(null);
  const { data, fetchNextPage } = log;
  const second = data?.users?.[1].id ?? '';
  const messages = useMemo(() => loggedMessages(data?.messages ?? [], second), [data, second]);
  const { drawn, isDrawing } = useNewestFirst(messages);
  const older = useCallback(() => fetchNextPage({ throwOnError: true }), [fetchNextPage]);
  const notice = (
    <Flex
      role="note"
      alignItems="center"
      justifyContent="center"
      gap="1.5"
      paddingInline="4"
      paddingBlock="1.5"
      bg="warning.subtle"
      color="warning.fg"
      fontWeight="medium"
      textAlign="center"
    >
      <EyeIcon size={14} aria-hidden />
      {t('log.notice.text')}
    </Flex>
  );
  return (
    <ThreadFrame
      back={placeOf('log')}
      header={log.isPending ? <HeaderSkeleton isPair /> : <PairHeader users={data?.users ?? null} />}
      notice={notice}
    >
      {data ? (
        <ThreadScroller
          scroller={scroller}
          label={t('log.messages.label')}
          hasOlder={log.hasNextPage}
          isDrawing={isDrawing}
          readOlder={older}
        >
          {messages.length === 0 ? (
            <ThreadEmpty text={t('log.empty.text')} />
          ) : (
            <MessageDays label={t('log.messages.label')} messages={drawn} withNames />
          )}
        </ThreadScroller>
      ) : log.isPending ? (
        <ThreadSkeleton />
      ) : (
        <ThreadFailed error={log.error} onRetry={() => void log.refetch()} />
      )}
    </ThreadFrame>
  );
}

function PairHeader({ users }: { users: readonly [Person, Person] | null }) {
  const { t } = useTranslation('messaging');
  const roleName = useRoleName();
  return (
    <Box minWidth="0">
      <Heading as="h1" size="sm" display="flex" gap="1.5" tabIndex={-1}>
        {users ? (
          <>
            <OneLine title={users[0].name}>
              <PersonName person={users[0]} />
            </OneLine>
            <span>·</span>
            <OneLine title={users[1].name}>
              <PersonName person={users[1]} />
            </OneLine>
          </>
        ) : (
          t('thread.header.unknown')
        )}
      </Heading>
      <Text fontSize="xs" color="fg.muted">
        {users?.map(({ role, relations }) => roleName(role, relations)).join(' · ')}
      </Text>
    </Box>
  );
}
