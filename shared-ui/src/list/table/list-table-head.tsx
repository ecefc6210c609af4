import { chakra, Span, VisuallyHidden } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ArrowDownIcon, ArrowUpDownIcon, ArrowUpIcon } from '../../icons.ts';
import type { Column } from '../list-types.ts';
import { nextSort } from '../state/list-state.ts';
import type { ListModel, StatePart } from '../state/use-list.ts';
import { endAligned } from './column-look.ts';
import { AllTick } from './row-tick.tsx';
import { columnGap } from './table-parts.ts';

const Head = chakra('th', {
  base: {
    position: 'sticky',
    insetBlockStart: 'var(--list-head)',
    zIndex: 'sticky',
    height: '11',
    ...columnGap,
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.medium',
    color: 'fg.subtle',
    fontSize: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    '&:first-of-type': { borderStartStartRadius: 'card' },
    '&:last-of-type': { borderStartEndRadius: 'card' },
    '&[data-end]': { textAlign: 'end' },
  },
});

const SortButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '8',
    marginInline: '-2',
    paddingInline: '2',
    borderRadius: 'control',
    fontWeight: 'medium',
    cursor: 'pointer',
    '& svg': { width: '14px', height: '14px' },
    '[data-end] > &': { flexDirection: 'row-reverse' },
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[data-order]': { color: 'brand.fg' },
    '&:not([data-order]) svg': { opacity: 0 },
    '&:is(:hover, :focus-visible) svg': { opacity: 1 },
  },
});

const orderOf = (sort: string | null, id: string) =>
  sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : undefined;

const arrows = { ascending: ArrowUpIcon, descending: ArrowDownIcon };

function ColumnHead<Row>({ state, column }: { state: StatePart; column: Column<Row> }) {
  const atEnd = endAligned(column) || undefined;
  if (!column.sortable)
    return (
      <Head scope="col" data-end={atEnd}>
        {column.header}
      </Head>
    );
  const order = orderOf(state.address.sort, column.id);
  const Arrow = order ? arrows[order] : ArrowUpDownIcon;
  const sort = () => state.go({ sort: nextSort(state.address.sort, column.id, state.sort ?? null) });
  return (
    <Head scope="col" aria-sort={order ?? 'none'} data-end={atEnd}>
      <SortButton type="button" data-order={order} onClick={sort}>
        {column.header}
        <Span aria-hidden>
          <Arrow />
        </Span>
      </SortButton>
    </Head>
  );
}

/** The columns' names; those of sortable columns are buttons. */
export function ListTableHead<Row>({ state, rows, actions }: ListModel<Row>) {
  const { t } = useTranslation('ui');
  return (
    <thead>
      <tr>
        {actions.bulk.length > 0 && (
          <Head scope="col" width="12" paddingInlineEnd="0">
            <AllTick rows={rows} actions={actions} />
          </Head>
        )}
        {rows.columns.map((column) => (
          <ColumnHead key={column.id} state={state} column={column} />
        ))}
        {actions.ofRow && (
          <Head
            scope="col"
            width="12"
            paddingInline="0"
            css={{ '[data-overflows] &': { insetInlineEnd: '0', zIndex: 'bar' } }}
          >
            <VisuallyHidden>{t('list.actionsColumn')}</VisuallyHidden>
          </Head>
        )}
      </tr>
    </thead>
  );
}
