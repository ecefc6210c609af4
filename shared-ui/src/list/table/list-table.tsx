import { Box, chakra, VisuallyHidden } from '@academy/shared-ui';
import { useRef } from 'react';
import type { ListModel, RowsPart, StatePart } from '../state/use-list.ts';
import { useOverflow } from '../state/use-overflow.ts';
import { cellOf } from './cell.tsx';
import { endAligned } from './column-look.ts';
import { ListTableHead } from './list-table-head.tsx';
import { RowMenu } from './row-menu.tsx';
import { RowName } from './row-name.tsx';
import { RowTick } from './row-tick.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { cellStyle, metGround, rowHeights, Table, tickedGround } from './table-parts.ts';
import { useRowPress } from './use-row-press.ts';

const Row = chakra('tr', {
  base: {
    '& > *': { bg: 'bg.surface', transition: 'background-color {durations.fast}' },
    '&:hover > *, &:focus-within > *': { bg: metGround },
    '&[data-ticked] > *': { bg: tickedGround },
    '&[data-opens]': { cursor: 'pointer' },
  },
});
const NameCell = chakra('th', { base: { ...cellStyle, fontWeight: 'medium', textAlign: 'start' } });
const DataCell = chakra('td', {
  base: { ...cellStyle, color: 'fg.muted', '&[data-end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } },
});
const TickCell = chakra('td', { base: { ...cellStyle, width: '12', paddingInlineEnd: '0' } });
/** Visible also where the columns before it do not fit. */
const MenuCell = chakra('td', {
  base: {
    ...cellStyle,
    width: '12',
    minWidth: '12',
    paddingInlineStart: '0',
    paddingInlineEnd: '2',
    '[data-overflows] &': { position: 'sticky', insetInlineEnd: '0' },
  },
});

const toRight = 'linear-gradient(to right, color-mix(in srgb, {colors.overlay} 25%, transparent), transparent)';
const toLeft = 'linear-gradient(to left, color-mix(in srgb, {colors.overlay} 25%, transparent), transparent)';

/** A fade over the end where columns are hidden. */
const shade = {
  content: '""',
  position: 'absolute',
  insetBlock: '0',
  width: '6',
  pointerEvents: 'none',
  zIndex: 'bar',
} as const;
const startShade = { ...shade, insetInlineStart: '0', background: toRight, _rtl: { background: toLeft } } as const;
const endShade = { ...shade, background: toLeft, _rtl: { background: toRight } } as const;

/**
 * The rows as a table whose head stays below the page's bar. An element that scrolls sideways would keep the head
 * inside itself, so the table scrolls only if the columns do not fit, and then has the window's height.
 */
export function ListTable<Item>(list: ListModel<Item>) {
  const { state, rows, actions } = list;
  const place = useRef<HTMLDivElement>(null);
  const { overflows, before, after } = useOverflow(place);
  return (
    <Box
      position="relative"
      // Columns that do not fit are measured a frame after they are drawn: until then they must not widen the page.
      overflowX="clip"
      css={{
        '&[data-before]::before': startShade,
        // Beside the menus, which stay.
        '&[data-after]::after': { ...endShade, insetInlineEnd: actions.ofRow ? '12' : '0' },
      }}
      // The columns get their widths when their rows have loaded.
      data-before={(before && rows.found !== undefined) || undefined}
      data-after={(after && rows.found !== undefined) || undefined}
    >
      <Box
        ref={place}
        {...(overflows ? { role: 'region', 'aria-label': state.label, tabIndex: 0 } : {})}
        data-overflows={overflows || undefined}
        // Text for screen readers is inside the cells and must scroll with them, or it would widen the page.
        position="relative"
        css={{
          '--list-head': 'calc(var(--top-bar) + var(--top-line))',
          '&[data-overflows]': {
            '--list-head': '0px',
            overflow: 'auto',
            maxHeight: 'calc(100dvh - 11rem)',
            borderTopRadius: 'card',
          },
        }}
      >
        <Table
          aria-busy={rows.isStale || !rows.found}
          data-bones={!rows.found || undefined}
          data-density={state.density}
        >
          <VisuallyHidden as="caption">{state.label}</VisuallyHidden>
          <ListTableHead {...list} />
          <tbody>
            {rows.found ? (
              rows.drawn.map((row) => <TableRow key={rows.rowKey(row)} {...list} row={row} />)
            ) : (
              <SkeletonRows {...list} />
            )}
            {rows.onPage.length > rows.drawn.length && <PlaceOfRest state={state} rows={rows} />}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}

/** Keeps the content below the rows at its final place. */
function PlaceOfRest<Item>({ state, rows }: { state: StatePart; rows: RowsPart<Item> }) {
  const missing = rows.onPage.length - rows.drawn.length;
  return (
    <tr aria-hidden>
      <td style={{ height: `${missing * rowHeights[state.density]}px` }} />
    </tr>
  );
}

function TableRow<Item>({ row, ...list }: ListModel<Item> & { row: Item }) {
  const { state, rows, actions } = list;
  const isTicked = actions.ticks.has(row);
  const open = useRowPress(rows.rowTo?.(row) ?? null);
  return (
    <Row data-row data-ticked={isTicked || undefined} {...open}>
      {actions.bulk.length > 0 && (
        <TickCell>
          <RowTick {...list} row={row} />
        </TickCell>
      )}
      <NameCell scope="row">
        <RowName state={state} rows={rows} row={row} />
      </NameCell>
      {rows.columns.slice(1).map((column) => (
        <DataCell key={column.id} data-kind={column.kind} data-end={endAligned(column) || undefined}>
          {cellOf(state, column, row)}
        </DataCell>
      ))}
      {actions.ofRow && (
        <MenuCell>
          <RowMenu {...list} row={row} />
        </MenuCell>
      )}
    </Row>
  );
}
