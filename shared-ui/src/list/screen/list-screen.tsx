import { useTranslation } from '@academy/shared-auth';
import { Box, ErrorState, VisuallyHidden } from '@academy/shared-ui';
import { useEffect, useRef } from 'react';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useListKeys } from '../keys/use-list-keys.ts';
import type { ListScreenProps } from '../list-types.ts';
import { type ListModel, useList } from '../state/use-list.ts';
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
 * A list of the API's rows, found by page, order, search and filters, all of which stand in the address. The caller
 * declares what the rows are and what may be done with them; below its `PageHeader` this draws everything else.
 */
export function ListScreen<Row, FilterId extends string = never>(props: ListScreenProps<Row, FilterId>) {
  // Another list begins anew: it must not show the rows of the one before while its own are on their way.
  return <Screen key={props.name} {...props} />;
}

function Screen<Row, FilterId extends string>(props: ListScreenProps<Row, FilterId>) {
  const list = usePrintedRows(useList(props));
  const top = useRef<HTMLDivElement>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  useTopOnNewPage(top, list.shown.page);
  const keys = useListKeys(top, list);
  const isEmpty = list.found !== undefined && list.rows.length === 0;
  return (
    <Box ref={top} data-list>
      <ListToolbar list={list} filterButton={filterButton} />
      <Announcer list={list} />
      {list.isUnmet && <UnmetNotice onRetry={list.retry} retrying={list.isRetrying} />}
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} retrying={list.isRetrying} />
      ) : isEmpty ? (
        <ListEmpty list={list} onCleared={() => filterButton.current?.focus()} />
      ) : (
        <Rows list={list} />
      )}
      {keys.isHelpOpen && <KeysDialog list={list} onClose={keys.closeHelp} />}
    </Box>
  );
}

const surface = { bg: 'bg.surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'card' } as const;

const views = { table: ListTable, rows: ListRows, cards: ListCards };

function Rows<Row>({ list }: { list: ListModel<Row> }) {
  const isTable = list.view !== 'cards';
  const View = views[list.view];
  return (
    <>
      <Box css={isTable ? surface : undefined}>
        <Box opacity={list.isStale ? 0.55 : 1} transition="opacity {durations.base}">
          <View list={list} />
        </Box>
        <Box
          // As many rows as a page has stand in for those on their way: what is below them has no place yet.
          visibility={list.found ? undefined : 'hidden'}
          css={isTable ? { borderTopWidth: '1px', borderColor: 'border' } : { marginBlockStart: '3' }}
        >
          <ListFooter list={list} />
        </Box>
      </Box>
      <BulkBar list={list} />
    </>
  );
}

/** Says what was found, once it is. */
function Announcer<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const count = useCountText(list);
  const wordsFor = ({ total }: { total: number }) => {
    if (list.rows.length > 0) return count;
    const isBeyond = total > 0 && list.params.page > list.lastPage;
    if (isBeyond) return t('list.beyond.title', { page: list.params.page });
    return isSearched(list) ? t('list.nothing.title') : t('list.none');
  };
  const isWaiting = list.error !== null || list.isStale || list.isUnmet;
  return (
    <VisuallyHidden role="status">{isWaiting ? '' : list.found ? wordsFor(list.found) : t('loading')}</VisuallyHidden>
  );
}

/** A new page is read from its first row: its list comes back into view where that was scrolled past. */
function useTopOnNewPage(top: { current: HTMLElement | null }, page: number): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = top.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [page, top]);
}
