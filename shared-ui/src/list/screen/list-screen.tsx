import { Box, ErrorState, VisuallyHidden } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useListKeys } from '../keys/use-list-keys.ts';
import type { ListScreenProps } from '../list-types.ts';
import { type ListModel, type RowsPart, type StatePart, useList } from '../state/use-list.ts';
import { usePrintedRows } from '../state/use-printed-rows.ts';
import { ListCards } from '../table/list-cards.tsx';
import { ListRows } from '../table/list-rows.tsx';
import { ListTable } from '../table/list-table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useCountText } from './count-text.ts';
import { isSearched, ListEmpty } from './list-empty.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { UnmetNotice } from './unmet-notice.tsx';

/**
 * A list of the API's rows, found by page, order, search and filters, all of which are in the address. The caller
 * declares the columns and the actions; below its `PageHeader` this draws everything else.
 */
export function ListScreen<Row, FilterId extends string = never>(props: ListScreenProps<Row, FilterId>) {
  // Another list starts again: it must not show the former rows while its own are loading.
  return <Screen key={props.name} {...props} />;
}

function Screen<Row, FilterId extends string>(props: ListScreenProps<Row, FilterId>) {
  const list = usePrintedRows(useList(props));
  const { state, rows } = list;
  const top = useRef<HTMLDivElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  useTopOnNewPage(top, rows.shown.page);
  const keys = useListKeys(top, state);
  const isEmpty = rows.found !== undefined && rows.onPage.length === 0;
  return (
    <Box ref={top} data-list>
      <ListToolbar {...list} filterButton={filterButton} />
      <Announcer state={state} rows={rows} />
      {rows.isUnmet && <UnmetNotice onRetry={rows.retry} retrying={rows.isRetrying} />}
      {rows.error ? (
        <ErrorState error={rows.error} onRetry={rows.retry} retrying={rows.isRetrying} />
      ) : isEmpty ? (
        <ListEmpty state={state} rows={rows} onCleared={() => filterButton.current?.focus()} />
      ) : (
        <Rows {...list} />
      )}
      {keys.isHelpOpen && <KeysDialog state={state} rows={rows} onClose={keys.closeHelp} />}
    </Box>
  );
}

const surface = { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' } as const;

const views = { table: ListTable, rows: ListRows, cards: ListCards };

function Rows<Row>(list: ListModel<Row>) {
  const { state, rows, actions } = list;
  const isTable = state.view !== 'cards';
  const View = views[state.view];
  return (
    <>
      <Box css={isTable ? surface : undefined}>
        <Box opacity={rows.isStale ? 0.55 : 1} transition="opacity {durations.base}">
          <View {...list} />
        </Box>
        <Box
          // A full page of rows reserves the space of loading ones: content below has no final place yet.
          visibility={rows.found ? undefined : 'hidden'}
          css={isTable ? { borderTopWidth: '1px', borderColor: 'border' } : { marginBlockStart: '3' }}
        >
          <ListFooter state={state} rows={rows} />
        </Box>
      </Box>
      <BulkBar actions={actions} />
    </>
  );
}

/** Announces the number of matches once it is known. */
function Announcer<Row>({ state, rows }: { state: StatePart; rows: RowsPart<Row> }) {
  const { t } = useTranslation('ui');
  const count = useCountText(rows);
  const wordsFor = ({ total }: { total: number }) => {
    if (rows.onPage.length > 0) return count;
    const { page } = state.params;
    if (total > 0 && page > rows.lastPage) return t('list.beyond.title', { page });
    return isSearched(state) ? t('list.nothing.title') : t('list.none');
  };
  const isWaiting = rows.error !== null || rows.isStale || rows.isUnmet;
  return (
    <VisuallyHidden role="status">{isWaiting ? '' : rows.found ? wordsFor(rows.found) : t('loading')}</VisuallyHidden>
  );
}

/** A new page is read from its first row: scrolls the list back into view if that was scrolled past. */
function useTopOnNewPage(top: { current: HTMLElement | null }, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [page, top]);
}
