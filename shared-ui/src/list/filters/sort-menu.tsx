import { useTranslation } from 'react-i18next';
import { ArrowUpDownIcon } from '../../icons.ts';
import { ToolMenu } from '../menu/tool-menu.tsx';
import type { RowsPart, StatePart } from '../state/use-list.ts';
import { useSortItems } from './sort-items.ts';

/** Cards have no heads to sort by. */
export function SortMenu<Row>({ state, rows }: { state: StatePart; rows: RowsPart<Row> }) {
  const { t } = useTranslation('ui');
  const items = useSortItems(state, rows);
  if (items.length === 0) return null;
  return <ToolMenu label={t('list.sort.label')} items={items} icon={<ArrowUpDownIcon aria-hidden />} />;
}
