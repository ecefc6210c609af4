import { Badge, Button, Flex, Heading, HStack, Span, Stack, VisuallyHidden } from '@academy/shared-ui';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilterIcon } from '../../icons.ts';
import { CsvButton } from '../file/csv-button.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { FilterPanel } from '../filters/filter-panel.tsx';
import { SearchBox } from '../filters/search-box.tsx';
import { SortMenu } from '../filters/sort-menu.tsx';
import type { ActionsPart, ListModel, StatePart } from '../state/use-list.ts';
import { ViewsMenu } from '../views/views-menu.tsx';
import { DensitySwitch } from './density-switch.tsx';
import { ListOptions } from './list-options.tsx';
import { ViewSwitch } from './view-switch.tsx';

interface ListToolbarProps<Row> extends ListModel<Row> {
  /** Takes the focus after a chip is removed. */
  filterButton: RefObject<HTMLButtonElement | null>;
}

/** Search, filters, order, view and file above the rows; below them the active filters. */
export function ListToolbar<Row>({ state, rows, actions, filterButton }: ListToolbarProps<Row>) {
  const { t } = useTranslation('ui');
  const { address, go } = state;
  return (
    <Stack gap="3" marginBlockEnd={{ base: '3', md: '4' }}>
      <Flex gap="2" flexWrap={{ base: state.headed ? 'wrap' : 'nowrap', md: 'wrap' }} alignItems="center">
        {state.headed && (
          <Heading size="sm" flex={{ base: state.canSearch ? '1 1 100%' : '1', md: 'none' }} marginInlineEnd="3">
            {state.label}
          </Heading>
        )}
        {state.canSearch && (
          <SearchBox
            label={t(state.search === 'all' ? 'list.search.all' : 'list.search.page')}
            value={address.q}
            onSearch={(q) => go({ q }, { replace: address.q !== '' })}
          />
        )}
        {state.filters.length > 0 && <FilterButton state={state} actions={actions} button={filterButton} />}
        {state.isNarrow ? (
          <ListOptions state={state} rows={rows} actions={actions} />
        ) : (
          <WideControls state={state} rows={rows} actions={actions} />
        )}
      </Flex>
      <FilterChips state={state} onRemoved={() => filterButton.current?.focus()} />
    </Stack>
  );
}

function WideControls<Row>({ state, rows, actions }: ListModel<Row>) {
  return (
    <HStack marginInlineStart="auto" gap="2">
      {state.views && <ViewsMenu state={state} />}
      {state.view === 'cards' && <SortMenu state={state} rows={rows} />}
      {actions.csv && <CsvButton csv={actions.csv} />}
      {state.view === 'table' && <DensitySwitch state={state} />}
      <ViewSwitch view={state.view} onChoose={(view) => state.choose({ view })} />
    </HStack>
  );
}

interface FilterButtonProps<Row> {
  state: StatePart;
  actions: ActionsPart<Row>;
  button: RefObject<HTMLButtonElement | null>;
}

function FilterButton<Row>({ state, actions, button }: FilterButtonProps<Row>) {
  const { t } = useTranslation('ui');
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(state.address.filters).length;
  /** Beside a phone's search field there is only space for the icon. */
  const isShort = state.isNarrow && state.canSearch;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const prepare = () => {
    for (const filter of state.filters) if (filter.kind === 'choice') filter.preload?.();
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
          state={state}
          actions={actions}
          anchor={button}
          onClose={close}
          onSearch={(filters) => {
            close();
            state.go({ filters });
          }}
        />
      )}
    </>
  );
}
