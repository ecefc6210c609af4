import type { Column, Filter } from '@academy/shared-ui/list';
import { useTitle } from '@academy/shared-ui/titles';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Due } from '#/api/dues.ts';
import { dueStates, stateKey, stateTone } from '#/components/dues/due-state.ts';
import type { MinorText } from '#/components/dues/use-minor-text.ts';
import { useCurrencyFilter } from '#/components/use-currency-filter.ts';
import { usePersonFilter } from '#/components/use-person-filter.tsx';

export type FilterId = 'student_id' | 'status' | 'age' | 'currency';

const ages = ['not_due', '1_7', '8_30', 'over_30'] as const;

/** What is paid or waived has no age. */
function useAgeFilter(): Filter<FilterId>[] {
  const { t } = useTranslation('subscriptions');
  const status = useSearchParams()[0].get('status');
  if (status === 'paid' || status === 'waived') return [];
  const options = ages.map((value) => ({ value, label: t(`dues.age.${value}`) }));
  return [{ id: 'age', label: t('dues.column.age'), kind: 'select', options }];
}

/** A due's columns; the ids of filters are the API's own names. */
export function useDueColumns(money: MinorText): { columns: Column<Due>[]; filters: Filter<FilterId>[] } {
  const { t } = useTranslation('subscriptions');
  const titleOf = useTitle();
  const currencies = useCurrencyFilter();
  const student = usePersonFilter(t('invoices.column.student'));
  const age = useAgeFilter();
  const openText = ({ amount, paid, currency }: Due) => money.text(amount - paid, currency);
  const typed = (minor: number, currency: string) => Number(money.typed(minor, currency));
  return {
    columns: [
      { id: 'student', header: t('invoices.column.student'), value: ({ student }) => student.name },
      { id: 'payer', header: t('invoices.column.payer'), value: ({ payer }) => payer.name },
      { id: 'dueOn', header: t('dues.column.dueOn'), kind: 'date', value: ({ dueOn }) => dueOn },
      {
        id: 'open',
        header: t('dues.column.open'),
        kind: 'node',
        atEnd: true,
        value: openText,
        text: openText,
        inFile: [
          { header: t('dues.column.open'), value: ({ amount, paid, currency }) => typed(amount - paid, currency) },
          { header: t('dues.column.amount'), value: ({ amount, currency }) => typed(amount, currency) },
          { header: t('transfers.column.currency'), value: ({ currency }) => currency },
        ],
      },
      {
        id: 'state',
        header: t('dues.column.state'),
        kind: 'badge',
        value: (due) => ({
          label: t(`dues.state.${stateKey(due)}`, { count: due.overdueDays }),
          tone: stateTone(due),
        }),
      },
      {
        id: 'package',
        header: t('dues.column.package'),
        value: ({ package: bought }) => titleOf(bought.title, bought.titleAr).text,
      },
      { id: 'reference', header: t('dues.column.reference'), kind: 'code', value: ({ reference }) => reference },
    ],
    filters: [
      ...student,
      {
        id: 'status',
        label: t('dues.column.state'),
        kind: 'select',
        options: [...dueStates, 'all'].map((value) => ({ value, label: t(`dues.filter.${value}`) })),
      },
      ...age,
      { id: 'currency', label: t('transfers.column.currency'), kind: 'select', options: currencies },
    ],
  };
}
