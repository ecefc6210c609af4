import { ActionMenu, Box, IconButton, touch } from '@academy/shared-ui';
import { CheckCheckIcon, EllipsisIcon } from '../../icons.ts';
import type { MenuItem } from '../../overlays/menu-entry.tsx';
import type { ListModel } from '../state/use-list.ts';

/** Quiet until its row is pointed at or holds the focus; where nothing hovers, always there. */
const quiet = {
  '@media (hover: hover)': {
    opacity: 0,
    '[data-row]:hover &, [data-row]:focus-within &, &:has([aria-expanded=true])': { opacity: 1 },
  },
  transition: 'opacity {durations.fast}',
} as const;

/** On a phone a row has no box: a long press ticks it, or this. */
function selectItem<Row>({ view, bulk, ticks, t }: ListModel<Row>, row: Row, isAlone: boolean): MenuItem[] {
  if (view !== 'rows' || bulk.length === 0) return [];
  const item = { label: t('list.bulk.select'), icon: <CheckCheckIcon />, onSelect: () => ticks.select(row) };
  return isAlone ? [item] : ['separator', item];
}

/** What may be done with a row; nothing where there is nothing. */
export function RowMenu<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const actions = (list.actions?.(row) ?? []).filter((item): item is MenuItem => Boolean(item));
  const items = [...actions, ...selectItem(list, row, actions.length === 0)];
  if (items.length === 0) return null;
  const label = list.t('list.actions', { name: list.rowLabel(row) });
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
