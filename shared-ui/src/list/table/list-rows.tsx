import { Box, chakra, Flex, Skeleton } from '@academy/shared-ui';
import type { ListModel } from '../state/use-list.ts';
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

/** In px, the hairline above it included. */
const ROW_HEIGHT = 65;

/** The rows on a phone: picture, name, one line, status, figure and menu, each 64 px high. */
export function ListRows<Row>({ list }: { list: ListModel<Row> }) {
  const { rows, drawnRows, ticks } = list;
  const missing = rows.length - drawnRows.length;
  return (
    <>
      {ticks.isSelecting && rows.length > 0 && (
        <Box paddingInline="4" paddingBlock="3" borderBottomWidth="1px" borderColor="border">
          <AllTick list={list} withWords />
        </Box>
      )}
      <Rows aria-label={list.label} aria-busy={list.isStale || !list.found} data-bones={!list.found || undefined}>
        {list.found
          ? drawnRows.map((row) => <ListRow key={list.rowKey(row)} list={list} row={row} />)
          : Array.from({ length: list.params.perPage }, (_, index) => <SkeletonRow key={index} list={list} />)}
        {missing > 0 && <li aria-hidden style={{ height: `${missing * ROW_HEIGHT}px` }} />}
      </Rows>
    </>
  );
}

function SkeletonRow<Row>({ list }: { list: ListModel<Row> }) {
  return (
    <Flex as="li" alignItems="center" gap="3" height="16" paddingInline="4" aria-hidden>
      {list.columns[0]?.kind === 'person' && <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />}
      <Box flex="1">
        <Skeleton width="40%" height="3.5" />
        <Skeleton width="60%" height="3" marginBlockStart="2" />
      </Box>
    </Flex>
  );
}
