import { useTranslation } from 'react-i18next';
import { numberText } from '../state/column-text.ts';
import type { RowsPart } from '../state/use-list.ts';

/** "11–20 of 143"; of cards searched on their page "3 of 10 on this page"; '' before the first response. */
export function useCountText<Row>({ found, onPage, shown }: RowsPart<Row>): string {
  const { t, i18n } = useTranslation('ui');
  if (!found) return '';
  const numbers = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numberText(value, i18n.language)]));
  if (onPage.length !== found.rows.length)
    return t('list.countHere', { count: onPage.length, ...numbers({ shown: onPage.length, all: found.rows.length }) });
  const first = (shown.page - 1) * shown.perPage + 1;
  const last = first + found.rows.length - 1;
  return t('list.count', { count: found.total, ...numbers({ first, last, total: found.total }) });
}
