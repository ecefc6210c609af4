import { useTranslation } from '@academy/shared-auth';
import { ActionMenu, Box, IconButton } from '@academy/shared-ui';
import { EllipsisIcon } from '../../icons.ts';
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

/** What may be done with a row; nothing where there is nothing. */
export function RowMenu<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const { t } = useTranslation('ui');
  const items = (list.actions?.(row) ?? []).filter((item): item is MenuItem => Boolean(item));
  if (items.length === 0) return null;
  const label = t('list.actions', { name: list.rowLabel(row) });
  return (
    <Box css={quiet}>
      <ActionMenu
        label={label}
        items={items}
        trigger={(props) => (
          <IconButton size="sm" css={{ '@media (pointer: coarse)': { minHeight: '11' } }} aria-label={label} {...props}>
            <EllipsisIcon />
          </IconButton>
        )}
      />
    </Box>
  );
}
