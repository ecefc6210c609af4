import { useTranslation } from '@academy/shared-auth';
import { Checkbox } from '@academy/shared-ui';
import type { ListModel } from './use-list.ts';

/** The box that ticks a row. */
export function RowTick<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  const { t } = useTranslation('ui');
  return (
    <Checkbox
      display="block"
      aria-label={t('list.bulk.tick', { name: list.rowLabel(row) })}
      checked={list.ticks.has(row)}
      onChange={() => list.ticks.toggle(row)}
    />
  );
}

/** The box that ticks all rows of the page. */
export function AllTick<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const { ticks, rows } = list;
  const isAll = rows.length > 0 && ticks.rows.length === rows.length;
  return (
    <Checkbox
      display="block"
      aria-label={t('list.bulk.tickAll')}
      disabled={rows.length === 0}
      checked={isAll}
      indeterminate={ticks.rows.length > 0 && !isAll}
      onChange={ticks.toggleAll}
    />
  );
}
