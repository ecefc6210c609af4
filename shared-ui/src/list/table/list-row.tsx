import { Avatar, Box, chakra, Flex, largeText, OneLine, Span, VisuallyHidden } from '@academy/shared-ui';
import { Link } from 'react-router-dom';
import { columnText } from '../state/column-text.ts';
import type { ListModel } from '../state/use-list.ts';
import { cellOf, Note, plainCellOf } from './cell.tsx';
import { RowMenu } from './row-menu.tsx';
import { hasContent, lineParts, needsName, rowPlaces } from './row-places.ts';
import { RowTick } from './row-tick.tsx';
import { metGround, tickedGround } from './table-parts.ts';
import { useLongPress } from './use-long-press.ts';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '16',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    bg: 'bg.surface',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&:active, &:focus-within': { bg: metGround },
    '&[data-ticked]': { bg: tickedGround },
    '&[data-selects]': { cursor: 'pointer', paddingInlineEnd: '4' },
  },
});
/** The whole row is the link; its controls are above it. */
const NameLink = chakra(Link, {
  base: {
    minWidth: '0',
    borderRadius: 'control',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: { outline: 'none', '&::after': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' } },
  },
});
const Part = chakra('span', {
  base: {
    display: 'flex',
    minWidth: '0',
    maxWidth: 'full',
    '& + &::before': { content: '"·"', marginInline: '1.5' },
    // A part that may be cut needs space for a word.
    '& + &:not([data-whole])': { flex: '1 1 6rem', maxWidth: 'max-content' },
  },
});
/** The first parts are shown as far as they fit; the others wrap to a second line, which is hidden. */
const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1',
    minWidth: '0',
    [largeText]: { flexBasis: 'full' },
    height: '1.25rem',
    overflow: 'hidden',
    color: 'fg.muted',
  },
});

/** A long status is cut before the title is. */
const Status = chakra('span', {
  base: {
    flexShrink: 0,
    maxWidth: '50%',
    [largeText]: { maxWidth: 'full' },
    display: 'flex',
    fontSize: 'sm',
    '& > span': {
      display: 'block',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: '1.5rem',
    },
  },
});

const wrapped = { [largeText]: { flexWrap: 'wrap' } };

interface ListRowProps<Item> extends ListModel<Item> {
  row: Item;
}

/** A row of two lines. A long press starts a selection; then a tap selects instead of opening. */
export function ListRow<Item>({ row, ...list }: ListRowProps<Item>) {
  const { rows, actions } = list;
  const { ticks } = actions;
  const [first] = rows.columns;
  const canSelect = actions.bulk.length > 0;
  const press = useLongPress(canSelect && !ticks.isSelecting ? () => ticks.select(row) : null);
  const toggles = ticks.isSelecting && { onClick: () => ticks.toggle(row), 'data-selects': true };
  const person = first?.kind === 'person' ? first.value(row) : null;
  return (
    <Row data-row data-ticked={ticks.has(row) || undefined} {...press} {...toggles}>
      {ticks.isSelecting ? (
        // The checkbox handles its own click; the row's handler would undo it.
        <Box onClick={(event) => event.stopPropagation()}>
          <RowTick {...list} row={row} />
        </Box>
      ) : (
        person && <Avatar person={person.id} name={person.name} image={person.image} size="md" />
      )}
      <RowWords {...list} row={row} />
      {!ticks.isSelecting && (
        // Its button has its own space around the dots: the text fills the rest of the gap.
        <Box position="relative" flexShrink="0" marginInlineStart="-2">
          <RowMenu {...list} row={row} />
        </Box>
      )}
    </Row>
  );
}

function RowWords<Item>({ row, ...list }: ListRowProps<Item>) {
  const { state, rows } = list;
  const places = rowPlaces(rows.columns);
  const [status, figure] = [places.status, places.figure].map((each) =>
    each && hasContent(each, row) ? each : undefined,
  );
  const parts = lineParts(places.line, row, state.language);
  return (
    <Box flex="1" minWidth="0" paddingBlock="2.5">
      <Flex alignItems="center" justifyContent="space-between" gap="3" minHeight="6" lineHeight="1.5rem" css={wrapped}>
        <RowTitle {...list} row={row} />
        {status && <Status>{plainCellOf(state, status, row)}</Status>}
      </Flex>
      {(parts.length > 0 || figure) && (
        <Flex
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          fontSize="sm"
          lineHeight="1.25rem"
          css={wrapped}
        >
          <Line>
            {parts.map(({ id, text, isWhole }) => (
              <Part key={id} data-whole={isWhole || undefined}>
                <OneLine>{text}</OneLine>
              </Part>
            ))}
          </Line>
          {figure && (
            <Span flexShrink="0" fontVariantNumeric="tabular-nums" title={figure.header}>
              {needsName(figure) ? (
                <Span color="fg.muted">{figure.header} </Span>
              ) : (
                <VisuallyHidden>{figure.header} </VisuallyHidden>
              )}
              {plainCellOf(state, figure, row)}
            </Span>
          )}
        </Flex>
      )}
      <RowNotes {...list} row={row} />
    </Box>
  );
}

/** The columns shown in full, below the row's line, and the notes of those that are in the row. */
function RowNotes<Item>({ state, rows, row }: ListRowProps<Item>) {
  const { below } = rowPlaces(rows.columns);
  return (
    <>
      {rows.columns.map((column) => {
        const note = column.inRow === 'none' ? null : column.note?.(row);
        return note && !below.includes(column) ? <Note key={column.id}>{note}</Note> : null;
      })}
      {below
        .filter((column) => hasContent(column, row))
        .map((column) => (
          <Box key={column.id} fontSize="sm">
            {cellOf(state, column, row)}
          </Box>
        ))}
    </>
  );
}

function RowTitle<Item>({ state, rows, actions, row }: ListRowProps<Item>) {
  const [first] = rows.columns;
  if (!first) return null;
  const to = actions.ticks.isSelecting ? null : rows.rowTo?.(row);
  const words = columnText(first, row, state.language) || rows.rowLabel(row);
  const title = (
    <OneLine title={words} fontWeight="medium">
      {first.kind === 'node' ? cellOf(state, first, row) : words}
    </OneLine>
  );
  if (!to) return title;
  return (
    <NameLink to={to} draggable={false}>
      {title}
    </NameLink>
  );
}
