import { useTranslation } from '@academy/shared-auth';
import { ActionMenu, Button } from '@academy/shared-ui';
import { ArrowUpDownIcon } from '../../icons.ts';
import type { ListModel } from '../state/use-list.ts';
import { useSortItems } from './sort-items.ts';

/** Cards have no head to sort by. */
export function SortMenu<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const items = useSortItems(list);
  if (items.length === 0) return null;
  const label = t('list.sort.label');
  return (
    <ActionMenu
      label={label}
      items={items}
      trigger={(props) => (
        <Button variant="outline" {...props}>
          <ArrowUpDownIcon aria-hidden />
          {label}
        </Button>
      )}
    />
  );
}
