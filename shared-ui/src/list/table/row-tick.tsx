import { useTranslation } from '@academy/shared-auth';
import { Checkbox, chakra } from '@academy/shared-ui';
import type { ListModel } from '../state/use-list.ts';

/** As large as a finger, without taking more room than the box. */
const Reach = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'fit',
    padding: '3',
    margin: '-3',
    color: 'fg.muted',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});

/** The box that ticks a row. */
export function RowTick<Row>({ list, row }: { list: ListModel<Row>; row: Row }) {
  return (
    <Reach>
      <Checkbox
        aria-label={list.t('list.bulk.tick', { name: list.rowLabel(row) })}
        checked={list.ticks.has(row)}
        onChange={() => list.ticks.toggle(row)}
      />
    </Reach>
  );
}

/** The box that ticks all rows of the page; in a table's head its words are for screen readers alone. */
export function AllTick<Row>({ list, withWords }: { list: ListModel<Row>; withWords?: boolean }) {
  const { t } = useTranslation('ui');
  const { ticks, rows } = list;
  const isAll = rows.length > 0 && ticks.rows.length === rows.length;
  const words = t('list.bulk.tickAll');
  return (
    <Reach>
      <Checkbox
        aria-label={words}
        disabled={rows.length === 0}
        checked={isAll}
        indeterminate={ticks.rows.length > 0 && !isAll}
        onChange={ticks.toggleAll}
      />
      {withWords && <span aria-hidden>{words}</span>}
    </Reach>
  );
}
