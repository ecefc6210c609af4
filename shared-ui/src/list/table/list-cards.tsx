import { Box, Card, chakra, Flex, Grid, Skeleton } from '@academy/shared-ui';
import type { ListModel } from '../state/use-list.ts';
import { cellOf } from './cell.tsx';
import { skeletonWidths } from './column-look.ts';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';
import { AllTick, RowTick } from './row-tick.tsx';
import { tickedGround } from './table-parts.ts';

const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    listStyle: 'none',
  },
});
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '9',
    minWidth: '0',
  },
});
const Term = chakra('dt', { base: { flexShrink: 0, color: 'fg.subtle', fontSize: 'xs' } });
const Value = chakra('dd', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    minWidth: '0',
    fontSize: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
  },
});

const detailsOf = <Row,>(list: ListModel<Row>) => list.columns.slice(1).filter(({ hideInCards }) => !hideInCards);

/** The rows as cards: the same columns, name first, the others as a list of terms. */
export function ListCards<Row>({ list }: { list: ListModel<Row> }) {
  return (
    <>
      {list.bulk.length > 0 && list.rows.length > 0 && (
        <Box marginBlockEnd="3">
          <AllTick list={list} withWords />
        </Box>
      )}
      <Cards aria-label={list.label} aria-busy={list.isStale || !list.found} data-bones={!list.found || undefined}>
        {list.found
          ? list.drawnRows.map((row) => <RowCard key={list.rowKey(row)} list={list} row={row} />)
          : Array.from({ length: list.params.perPage }, (_, index) => <SkeletonCard key={index} list={list} />)}
      </Cards>
    </>
  );
}

function RowCard<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const isTicked = list.ticks.has(row);
  return (
    <Card as="li" padding="none" data-row css={isTicked ? { bg: tickedGround, borderColor: 'brand.muted' } : undefined}>
      <Flex alignItems="center" gap="3" minHeight="14" paddingInlineStart="4" paddingInlineEnd="2">
        {list.bulk.length > 0 && <RowTick list={list} row={row} />}
        <Box flex="1" minWidth="0" fontWeight="medium">
          <RowName list={list} row={row} />
        </Box>
        {list.actions && <RowMenu list={list} row={row} />}
      </Flex>
      {detailsOf(list).length > 0 && (
        <Box as="dl" paddingInline="4" paddingBlockEnd="3">
          {detailsOf(list).map((column) => (
            <Line key={column.id}>
              <Term>{column.header}</Term>
              <Value>{cellOf(list, column, row)}</Value>
            </Line>
          ))}
        </Box>
      )}
    </Card>
  );
}

function SkeletonCard<Row>({ list }: { list: ListModel<Row> }) {
  return (
    <Card as="li" padding="none" aria-hidden>
      <Flex alignItems="center" gap="3" minHeight="14" paddingInline="4">
        {list.columns[0]?.kind === 'person' && <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />}
        <Skeleton width="32" />
      </Flex>
      <Grid gap="0" paddingInline="4" paddingBlockEnd="3">
        {detailsOf(list).map((column) => (
          <Line key={column.id}>
            <Skeleton width="16" height="3" />
            <Skeleton width={skeletonWidths[column.kind ?? 'text'] ?? '24'} height="3.5" />
          </Line>
        ))}
      </Grid>
    </Card>
  );
}
