import { Box, Card, chakra, Flex, Grid, Skeleton } from '@academy/shared-ui';
import type { ListModel, RowsPart } from '../state/use-list.ts';
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

const detailsOf = <Row,>({ columns }: RowsPart<Row>) => columns.slice(1).filter(({ hideInCards }) => !hideInCards);

/** The rows as cards: the same columns, name first, the others as a list of terms. */
export function ListCards<Row>(list: ListModel<Row>) {
  const { state, rows, actions } = list;
  return (
    <>
      {actions.bulk.length > 0 && rows.onPage.length > 0 && (
        <Box marginBlockEnd="3">
          <AllTick rows={rows} actions={actions} withWords />
        </Box>
      )}
      <Cards aria-label={state.label} aria-busy={rows.isStale || !rows.found} data-bones={!rows.found || undefined}>
        {rows.found
          ? rows.drawn.map((row) => <RowCard key={rows.rowKey(row)} {...list} row={row} />)
          : Array.from({ length: state.params.perPage }, (_, index) => <SkeletonCard key={index} rows={rows} />)}
      </Cards>
    </>
  );
}

function RowCard<Row>({ row, ...list }: ListModel<Row> & { row: Row }) {
  const { state, rows, actions } = list;
  const isTicked = actions.ticks.has(row);
  return (
    <Card as="li" padding="none" data-row css={isTicked ? { bg: tickedGround, borderColor: 'brand.muted' } : undefined}>
      <Flex alignItems="center" gap="3" minHeight="14" paddingInlineStart="4" paddingInlineEnd="2">
        {actions.bulk.length > 0 && <RowTick {...list} row={row} />}
        <Box flex="1" minWidth="0" fontWeight="medium">
          <RowName state={state} rows={rows} row={row} />
        </Box>
        {actions.ofRow && <RowMenu {...list} row={row} />}
      </Flex>
      {detailsOf(rows).length > 0 && (
        <Box as="dl" paddingInline="4" paddingBlockEnd="3">
          {detailsOf(rows).map((column) => (
            <Line key={column.id}>
              <Term>{column.header}</Term>
              <Value>{cellOf(state, column, row)}</Value>
            </Line>
          ))}
        </Box>
      )}
    </Card>
  );
}

function SkeletonCard<Row>({ rows }: { rows: RowsPart<Row> }) {
  return (
    <Card as="li" padding="none" aria-hidden>
      <Flex alignItems="center" gap="3" minHeight="14" paddingInline="4">
        {rows.columns[0]?.kind === 'person' && <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />}
        <Skeleton width="32" />
      </Flex>
      <Grid gap="0" paddingInline="4" paddingBlockEnd="3">
        {detailsOf(rows).map((column) => (
          <Line key={column.id}>
            <Skeleton width="16" height="3" />
            <Skeleton width={skeletonWidths[column.kind ?? 'text'] ?? '24'} height="3.5" />
          </Line>
        ))}
      </Grid>
    </Card>
  );
}
