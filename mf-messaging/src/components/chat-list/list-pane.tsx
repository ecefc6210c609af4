import { useTranslation } from '@academy/shared-auth';
import { Box, chakra, Flex, IconButton, Tooltip, VisuallyHidden } from '@academy/shared-ui';
import { SearchIcon, XIcon } from '@academy/shared-ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import type { ListName } from '#/components/places.ts';
import { ChatList } from './chat-list.tsx';
import { LogList } from './log-list.tsx';
import { PeopleList } from './people-list.tsx';

const SearchInput = chakra('input', {
  base: {
    width: 'full',
    minHeight: 'control',
    paddingInlineStart: '9',
    paddingInlineEnd: '9',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontSize: 'md',
    '@media (pointer: coarse)': { minHeight: '11' },
    _focusVisible: { bg: 'bg.surface', borderColor: 'focus', outlineOffset: '-1px' },
  },
});

interface ListPaneProps {
  list: ListName;
  openId: string | null;
}

/** The list, and above it the search for a person to write to. */
export function ListPane({ list, openId }: ListPaneProps) {
  const { t } = useTranslation('messaging');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const isSearching = isChoosing || search !== '';
  const stop = () => {
    setSearch('');
    setChoosing(false);
  };
  const choose = () => {
    setChoosing(true);
    input.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever was looked for is found once a conversation opens
  useEffect(stop, [openId, list]);
  return (
    <>
      <Flex role="search" position="relative" alignItems="center" padding="3">
        <Box position="absolute" insetInlineStart="6" color="fg.subtle" pointerEvents="none" aria-hidden>
          <SearchIcon size={16} />
        </Box>
        <VisuallyHidden asChild>
          <label htmlFor={id}>{t('people.search.label')}</label>
        </VisuallyHidden>
        <SearchInput
          ref={input}
          id={id}
          type="text"
          role="searchbox"
          dir="auto"
          autoComplete="off"
          placeholder={t('people.search.placeholder')}
          value={search}
          onFocus={() => setChoosing(true)}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            stop();
            event.currentTarget.blur();
          }}
        />
        {isSearching && (
          <Box position="absolute" insetInlineEnd="4">
            <Tooltip label={t('people.search.stop')}>
              <IconButton size="sm" aria-label={t('people.search.stop')} onClick={stop}>
                <XIcon aria-hidden />
              </IconButton>
            </Tooltip>
          </Box>
        )}
      </Flex>
      <Box flex="1" minHeight="0" overflowY="auto" paddingInline={{ md: '2' }} paddingBlockEnd="3">
        {isSearching ? (
          <PeopleList list={list} search={search} openId={openId} />
        ) : list === 'log' ? (
          <LogList openId={openId} />
        ) : (
          <ChatList list={list} openId={openId} onWrite={choose} />
        )}
      </Box>
    </>
  );
}
