import { useTranslation } from '@academy/shared-auth';
import { ActionMenu, Button } from '@academy/shared-ui';
import { ArrowUpDownIcon } from '../../icons.ts';
import type { ListModel } from '../state/use-list.ts';

/** Cards have no head to sort by. */
export function SortMenu<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const columns = list.columns.filter(({ sortable }) => sortable);
  if (columns.length === 0) return null;
  const { sort } = list.state;
  const current = sort?.replace(/^-/, '') ?? columns[0]?.id;
  const falls = sort?.startsWith('-') ?? false;
  const label = t('list.sort.label');
  return (
    <ActionMenu
      label={label}
      items={[
        ...columns.map(({ id, header }) => ({
          label: header,
          checked: sort !== null && id === current,
          onSelect: () => list.go({ sort: falls ? `-${id}` : id }),
        })),
        'separator' as const,
        {
          label: t('list.sort.rising'),
          checked: sort !== null && !falls,
          onSelect: () => list.go({ sort: current ?? null }),
        },
        { label: t('list.sort.falling'), checked: falls, onSelect: () => list.go({ sort: `-${current}` }) },
      ]}
      trigger={(props) => (
        <Button variant="outline" {...props}>
          <ArrowUpDownIcon aria-hidden />
          {label}
        </Button>
      )}
    />
  );
}
