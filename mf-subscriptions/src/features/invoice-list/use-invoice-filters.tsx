import type { Filter } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { filteredStates, paymentStates } from '#/components/payment-state.ts';
import { useCurrencyFilter } from '#/components/use-currency-filter.ts';
import { usePersonFilter } from '#/components/use-person-filter.tsx';
import type { Payers } from './use-payers.ts';

type FilterId = 'student_id' | 'state' | 'currency';

/** The filters of payments: staff search among payments of many people and in many currencies. */
export function useInvoiceFilters(payers: Payers): Filter<FilterId>[] {
  const { t } = useTranslation('subscriptions');
  const isStaff = payers === 'all';
  const payer = usePersonFilter(t('invoices.column.payer'), isStaff);
  const currencies = useCurrencyFilter(isStaff);
  const state: Filter<FilterId> = {
    id: 'state',
    label: t('packages.column.status'),
    kind: 'select',
    options: (isStaff ? filteredStates : paymentStates).map((value) => ({
      value,
      label: t(`invoices.state.${value}`),
    })),
  };
  const currency: Filter<FilterId> = {
    id: 'currency',
    label: t('transfers.column.currency'),
    kind: 'select',
    options: currencies,
  };
  return [...payer, state, ...(isStaff ? [currency] : [])];
}
