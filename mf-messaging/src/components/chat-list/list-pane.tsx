import { Box } from '@academy/shared-ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnList } from '#/api/chats.ts';
import type { ListName } from '#/components/places.ts';
import { ChatList } from './chat-list.tsx';
import { LogList } from './log-list.tsx';
import { PeopleList } from './people-list.tsx';
import { PeopleSearch } from './people-search.tsx';

interface ListPaneProps {
  list: ListName;
  openId: string | null;
}

/** The list; above the own conversations the search for a person to write to. */
export function ListPane({ list, openId }: ListPaneProps) {
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
