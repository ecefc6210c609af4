import { ActionMenu, Box, IconButton, touch } from '@academy/shared-ui';
import { CheckCheckIcon, EllipsisIcon } from '../../icons.ts';
import type { MenuItem } from '../../overlays/menu-types.ts';
import type { ActionsPart, ListModel, StatePart } from '../state/use-list.ts';

/** Faint until its row has the pointer or the focus; without a hovering pointer always visible. */
const quiet = {
  '@media (hover: hover)': {
    opacity: 0,
    '[data-row]:hover &, [data-row]:focus-within &, &:has([aria-expanded=true])': { opacity: 1 },
  },
  transition: 'opacity {durations.fast}',
} as const;

/** What cannot be undone stands apart from the other actions. */
function dangerApart(items: readonly MenuItem[]): MenuItem[] {
  const isDanger = (item: MenuItem | undefined) => item !== undefined && item !== 'separator' && item.tone === 'danger';
  const first = items.findIndex(isDanger);
  if (first < 1 || items[first - 1] === 'separator') return [...items];
  return [...items.slice(0, first), 'separator', ...items.slice(first)];
}

/** On a phone a row has no checkbox: a long press selects it, or this entry. */
function selectItem<Row>({ view, t }: StatePart, { bulk, ticks }: ActionsPart<Row>, row: Row): MenuItem[] {
  if (view !== 'rows' || bulk.length === 0) return [];
  return [{ label: t('list.bulk.select'), icon: <CheckCheckIcon />, onSelect: () => ticks.select(row) }];
}

/** The actions on a row; renders nothing without any. */
export function RowMenu<Row>({ state, rows, actions, row }: ListModel<Row> & { row: Row }) {
  const own = dangerApart((actions.ofRow?.(row) ?? []).filter((item): item is MenuItem => Boolean(item)));
  const select = selectItem(state, actions, row);
  const items = own.length > 0 && select.length > 0 ? [...own, 'separator' as const, ...select] : [...own, ...select];
  if (items.length === 0) return null;
  const label = state.t('list.actions', { name: rows.rowLabel(row) });
  return (
    <Box css={quiet}>
      <ActionMenu
        label={label}
        items={items}
        trigger={(props) => (
          <IconButton size="sm" css={{ [touch]: { minHeight: '11' } }} aria-label={label} {...props}>
            <EllipsisIcon />
          </IconButton>
        )}
      />
    </Box>
  );
}
