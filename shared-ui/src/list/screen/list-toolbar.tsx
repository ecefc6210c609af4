import { useTranslation } from '@academy/shared-auth';
import { Badge, Button, Flex, Heading, HStack, Span, Stack, VisuallyHidden } from '@academy/shared-ui';
import { type RefObject, useState } from 'react';
import { ListFilterIcon } from '../../icons.ts';
import { CsvButton } from '../file/csv-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { SortMenu } from '../filters/sort-menu.tsx';
import type { ListModel } from '../state/use-list.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { ListOptions } from './list-options.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListToolbarProps<Row> {
  list: ListModel<Row>;
  /** Takes the focus that a removed chip leaves. */
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** Search, filters, order, view and file above the rows; below them what is set. */
export function ListToolbar<Row>({ list, filterButton }: ListToolbarProps<Row>) {
  const { t } = useTranslation('ui');
  const { state, go } = list;
  return (
    <Stack gap="3" marginBlockEnd={{ base: '3', md: '4' }}>
      <Flex gap="2" flexWrap={{ base: list.headed ? 'wrap' : 'nowrap', md: 'wrap' }} alignItems="center">
        {list.headed && (
          <Heading size="sm" flex={{ base: list.canSearch ? '1 1 100%' : '1', md: 'none' }} marginInlineEnd="3">
            {list.label}
          </Heading>
        )}
        {list.canSearch && (
          <SearchBox
            label={t(list.search === 'all' ? 'list.search.all' : 'list.search.page')}
            value={state.q}
            onSearch={(q) => go({ q }, { replace: state.q !== '' })}
          />
        )}
        {list.filters.length > 0 && <FilterButton list={list} button={filterButton} />}
        {list.isNarrow ? <ListOptions list={list} /> : <WideControls list={list} />}
      </Flex>
      <FilterChips list={list} onRemoved={() => filterButton.current?.focus()} />
    </Stack>
  );
}

function WideControls<Row>({ list }: { list: ListModel<Row> }) {
  return (
    <HStack marginInlineStart="auto" gap="2">
      {list.views && <ViewsMenu list={list} />}
      {list.view === 'cards' && <SortMenu list={list} />}
      {list.csv && <CsvButton csv={list.csv} />}
      {list.view === 'table' && <DensitySwitch list={list} />}
      <ViewSwitch view={list.view} onChoose={(view) => list.choose({ view })} />
    </HStack>
  );
}

function FilterButton<Row>({ list, button }: { list: ListModel<Row>; button: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(list.state.filters).length;
  /** Beside the search of a phone there is room for the icon. */
  const isShort = list.isNarrow && list.canSearch;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const prepare = () => {
    for (const filter of list.filters) if (filter.kind === 'choice') filter.preload?.();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilterIcon aria-hidden />
        {isShort ? <VisuallyHidden>{t('list.filter.title')}</VisuallyHidden> : <Span>{t('list.filter.title')}</Span>}
        {count > 0 && <Badge tone="brand">{count}</Badge>}
      </Button>
      {isOpen && (
        <FilterPanel
          list={list}
          anchor={button}
          onClose={close}
          onSearch={(filters) => {
            close();
            list.go({ filters });
          }}
        />
      )}
    </>
  );
}
