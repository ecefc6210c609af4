import { Box, chakra, Flex, Skeleton } from '@academy/shared-ui';
import type { ListModel, RowsPart } from '../state/use-list.ts';
import { ListRow } from './list-row.tsx';
import { AllTick } from './row-tick.tsx';

const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    overflow: 'clip',
    borderTopRadius: 'card',
    '& > li + li': { borderTopWidth: '1px', borderColor: 'border' },
  },
});

/** In px, with the thin line above it. */
const ROW_HEIGHT = 65;

/**
 * The rows on a phone: picture, name, one line, status, figure and menu, each 64 px high unless it shows more in full.
 */
export function ListRows<Row>(list: ListModel<Row>) {
  const { state, rows, actions } = list;
  const missing = rows.onPage.length - rows.drawn.length;
  return (
    <>
      {actions.ticks.isSelecting && rows.onPage.length > 0 && (
        <Box paddingInline="4" paddingBlock="3" borderBottomWidth="1px" borderColor="border">
          <AllTick rows={rows} actions={actions} withWords />
        </Box>
      )}
      <Rows aria-label={state.label} aria-busy={rows.isStale || !rows.found} data-bones={!rows.found || undefined}>
        {rows.found
          ? rows.drawn.map((row) => <ListRow key={rows.rowKey(row)} {...list} row={row} />)
          : Array.from({ length: state.params.perPage }, (_, index) => <SkeletonRow key={index} rows={rows} />)}
        {missing > 0 && <li aria-hidden style={{ height: `${missing * ROW_HEIGHT}px` }} />}
      </Rows>
    </>
  );
}

function SkeletonRow<Row>({ rows }: { rows: RowsPart<Row> }) {
  return (
    <Flex as="li" alignItems="center" gap="3" height="16" paddingInline="4" aria-hidden>
      {rows.columns[0]?.kind === 'person' && <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />}
      <Box flex="1">
        <Skeleton width="40%" height="3.5" />
        <Skeleton width="60%" height="3" marginBlockStart="2" />
      </Box>
    </Flex>
  );
}
