import { localeOf } from '@academy/shared-auth';
import type { Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { monthHere } from '../time/month-words.ts';

const [BEFORE, AFTER] = [11, 3];

/** A filter by month, from a year ago to three months ahead. */
export function useMonthFilter(): Filter<'month'> {
  const { t, i18n } = useTranslation('classes');
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const now = new Date(monthHere());
  const monthAt = (step: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1));
  const options = Array.from({ length: BEFORE + AFTER + 1 }, (_, index) => {
    const month = monthAt(AFTER - index);
    return { value: month.toISOString().slice(0, 7), label: format.format(month) };
  });
  return { id: 'month', label: t('filter.month'), kind: 'select', options };
}
