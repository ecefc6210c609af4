import { Box, Flex, Heading, LinkTabs, PagePane } from '@academy/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { chatQueries } from '#/api/chats.ts';
import { officeKey } from '#/api/office-key.ts';
import { placeOf, useLists, usePlace } from '#/components/places.ts';
import { LogThread } from '#/components/thread/log-thread.tsx';
import { ThreadPane } from '#/components/thread/thread-pane.tsx';
import { NoChatSelected } from '#/components/thread/thread-states.tsx';
import { useLive } from '#/live/live.ts';
import { ListPane } from './list-pane.tsx';

/** The lists of this role. */
function ListTabs() {
  const { t } = useTranslation('messaging');
  const links = useLists().map((list) => ({ to: placeOf(list), label: t(`tabs.${list}`), withBelow: true }));
  return <LinkTabs label={t('tabs.label')} links={links} />;
}

export const prefetch = (queries: QueryClient) => queries.prefetchInfiniteQuery(chatQueries.own('chats'));

/** On a phone the open conversation fills the window. */
const besideThread = { base: 'none', md: 'flex' } as const;

function MessagingHeader({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('messaging');
  return (
    <Flex
      display={isOpen ? besideThread : 'flex'}
      flexShrink="0"
      flexDirection={{ base: 'column', lg: 'row' }}
      alignItems={{ lg: 'flex-end' }}
      columnGap="10"
      paddingInline={{ base: '4', md: '6' }}
      bg="bg.surface"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Heading
        as={isOpen ? 'p' : 'h1'}
        size="lg"
        tabIndex={-1}
        paddingBlockStart={{ base: '4', lg: '3' }}
        paddingBlockEnd={{ base: '1', lg: '2.5' }}
      >
        {t('header.title')}
      </Heading>
      <Box minWidth="0" marginBlockEnd="-1px">
        <ListTabs />
      </Box>
    </Flex>
  );
}

/** The list of conversations and the open one: side by side, on a phone one page each. */
export default function MessagingPage() {
  const { list, openId } = usePlace();
  useLive();
  const isOpen = openId !== null;
  return (
    <PagePane>
      <MessagingHeader isOpen={isOpen} />
      <Flex flex="1" minHeight="0">
        <Flex
          display={isOpen ? besideThread : 'flex'}
          flexDirection="column"
          flexShrink="0"
          width={{ base: 'full', md: '20rem', xl: '24rem' }}
          bg="bg.surface"
          borderInlineEndWidth={{ md: '1px' }}
          borderColor="border"
        >
          <ListPane list={list} openId={openId} />
        </Flex>
        <Flex
          position="relative"
          display={{ base: isOpen ? 'flex' : 'none', md: 'flex' }}
          flexDirection="column"
          flex="1"
          minWidth="0"
        >
          {openId === null ? (
            <NoChatSelected list={list} />
          ) : list === 'log' ? (
            <LogThread key={openId} chatId={openId} />
          ) : list === 'office' ? (
            <ThreadPane key={openId} list={list} userId={officeKey(openId)} />
          ) : (
            <ThreadPane key={openId} list={list} userId={openId} />
          )}
        </Flex>
      </Flex>
    </PagePane>
  );
}
