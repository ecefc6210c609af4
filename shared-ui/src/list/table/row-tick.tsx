import { Checkbox, chakra } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import type { ActionsPart, ListModel, RowsPart } from '../state/use-list.ts';

/** As large as a finger, without taking more space than the checkbox. */
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

/** The checkbox that selects a row. */
export function RowTick<Row>({ state, rows, actions, row }: ListModel<Row> & { row: Row }) {
  return (
    <Reach>
      <Checkbox
        aria-label={state.t('list.bulk.tick', { name: rows.rowLabel(row) })}
        checked={actions.ticks.has(row)}
        onChange={() => actions.ticks.toggle(row)}
      />
    </Reach>
  );
}

interface AllTickProps<Row> {
  rows: RowsPart<Row>;
  actions: ActionsPart<Row>;
  withWords?: boolean;
}

/** The checkbox that selects all rows of the page; in a table's head its label is only for screen readers. */
export function AllTick<Row>({ rows, actions, withWords }: AllTickProps<Row>) {
  const { t } = useTranslation('ui');
  const { ticks } = actions;
  const { onPage } = rows;
  const isAll = onPage.length > 0 && ticks.rows.length === onPage.length;
  const words = t('list.bulk.tickAll');
  return (
    <Reach>
      <Checkbox
        aria-label={words}
        disabled={onPage.length === 0}
        checked={isAll}
        indeterminate={ticks.rows.length > 0 && !isAll}
        onChange={ticks.toggleAll}
      />
      {withWords && <span aria-hidden>{words}</span>}
    </Reach>
  );
}
