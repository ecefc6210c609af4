import { Box } from '@academy/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnList } from '#/api/chats.ts';
import { ChatList } from '#/components/chat-list/chat-list.tsx';
import { LogList } from '#/components/chat-list/log-list.tsx';
import { PeopleList } from '#/components/chat-list/people-list.tsx';
import { PeopleSearch } from '#/components/chat-list/people-search.tsx';
import { OfficeList } from '#/components/office/office-list.tsx';
import type { ListName } from '#/components/places.ts';

interface ListPaneProps {
  list: ListName;
  openId: string | null;
}

/** The list, of own conversations with the search for a person to write to above it. */
export function ListPane({ list, openId }: ListPaneProps) {
  if (list === 'office')
    return (
      <Scroller>
        <OfficeList openId={openId} />
      </Scroller>
    );
  if (list !== 'log') return <OwnListPane list={list} openId={openId} />;
  return (
    <Scroller>
      <Box paddingBlockStart="2">
        <LogList />
      </Box>
    </Scroller>
  );
}

function OwnListPane({ list, openId }: { list: OwnList; openId: string | null }) {
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const isSearching = isChoosing || search !== '';
  const start = () => setChoosing(true);
  const stop = () => {
    setSearch('');
    setChoosing(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was looked for is found once a conversation opens
  useEffect(stop, [openId, list]);
  return (
    <>
      <PeopleSearch
        ref={input}
        value={search}
        isActive={isSearching}
        onStart={start}
        onChange={setSearch}
        onStop={stop}
      />
      <Scroller>
        {isSearching ? (
          <PeopleList list={list} search={search} />
        ) : (
          <ChatList list={list} openId={openId} onWrite={() => input.current?.focus()} />
        )}
      </Scroller>
    </>
  );
}

function Scroller({ children }: { children: ReactNode }) {
  return (
    <Box flex="1" minHeight="0" overflowY="auto" paddingInline={{ md: '2' }} paddingBlockEnd="3">
      {children}
    </Box>
  );
}
