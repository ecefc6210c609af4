import { ActionMenu, IconButton } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckCheckIcon, DownloadIcon, LayoutGridIcon, Rows3Icon, SlidersIcon } from '../../icons.ts';
import type { MenuItem } from '../../overlays/menu-types.ts';
import { useCsv } from '../file/use-csv.ts';
import { useSortItems } from '../filters/sort-items.ts';
import type { ListModel, StatePart } from '../state/use-list.ts';
import { useViews } from '../views/use-views.tsx';

function useViewItems(state: StatePart): MenuItem[] {
  const { t } = useTranslation('ui');
  const item = (view: 'table' | 'cards', label: string, icon: ReactNode) => ({
    label,
    icon,
    checked: state.address.view === view,
    onSelect: () => state.choose({ view }),
  });
  return [item('table', t('list.view.rows'), <Rows3Icon />), item('cards', t('list.view.cards'), <LayoutGridIcon />)];
}

/** On a phone: views, order, selection and file behind one button. */
export function ListOptions<Row>({ state, rows, actions }: ListModel<Row>) {
  const { t } = useTranslation('ui');
  const { isPending, download } = useCsv();
  const { csv, bulk, ticks } = actions;
  const select = { label: t('list.bulk.select'), icon: <CheckCheckIcon />, onSelect: () => ticks.select() };
  const file = csv && { label: t('list.csv.label'), icon: <DownloadIcon />, onSelect: () => void download(csv) };
  const canSelect = bulk.length > 0 && state.view === 'rows' && rows.onPage.length > 0;
  const others: MenuItem[] = [...(canSelect ? [select] : []), ...(file ? [file] : [])];
  const views = useViews(state);
  const groups = [views.items, useViewItems(state), useSortItems(state, rows), others].filter(
    (group) => group.length > 0,
  );
  const label = t('list.options');
  return (
    <>
      <ActionMenu
        label={label}
        items={groups.flatMap((group, at) => (at === 0 ? group : ['separator' as const, ...group]))}
        trigger={(props) => (
          <IconButton variant="outline" aria-label={label} disabled={isPending} {...props}>
            <SlidersIcon />
          </IconButton>
        )}
      />
      {views.dialog}
    </>
  );
}
