import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../overlays/menu-types.ts';
import type { RowsPart, StatePart } from '../state/use-list.ts';

/** The order as choices of a menu: column and direction; empty without sortable columns. */
export function useSortItems<Row>(state: StatePart, { columns: all }: RowsPart<Row>): MenuItem[] {
  const { t } = useTranslation('ui');
  const columns = all.filter(({ sortable }) => sortable);
  if (columns.length === 0) return [];
  const { sort } = state.address;
  const current = sort?.replace(/^-/, '') ?? columns[0]?.id;
  const falls = sort?.startsWith('-') ?? false;
  return [
    ...columns.map(({ id, header }) => ({
      label: header,
      checked: sort !== null && id === current,
      onSelect: () => state.go({ sort: falls ? `-${id}` : id }),
    })),
    'separator',
    {
      label: t('list.sort.rising'),
      checked: sort !== null && !falls,
      onSelect: () => state.go({ sort: current ?? null }),
    },
    { label: t('list.sort.falling'), checked: falls, onSelect: () => state.go({ sort: `-${current}` }) },
  ];
}
