import { useCan } from '@academy/shared-auth';
import { type Filter, laterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/api/people.ts';
import { filteredStates, paymentStates } from '#/components/payment-state.ts';
import { useCurrencyFilter } from '#/components/use-currency-filter.ts';
import type { Payers } from './use-payers.ts';

const PayerFilterField = laterField(() => import('./payer-filter-field.tsx'));

type FilterId = 'student_id' | 'state' | 'currency';

/** The person whose id is in the address; the name labels the filter. */
function useNameOf(id: string | null): string {
  const { t } = useTranslation('subscriptions');
  const { data, isError } = useQuery({ ...personQueries.detail(id ?? ''), enabled: id !== null });
  return data?.name ?? (isError ? t('invoices.somebody') : '…');
}

/** The filters of payments: staff search among payments of many people and in many currencies. */
export function useInvoiceFilters(payers: Payers): Filter<FilterId>[] {
  const { t } = useTranslation('subscriptions');
  const isStaff = payers === 'all';
  const canSearch = useCan('users.read') && isStaff;
  const [search] = useSearchParams();
  const payerName = useNameOf(canSearch ? search.get('student_id') : null);
  const currencies = useCurrencyFilter(isStaff);
  const payer: Filter<FilterId> = {
    id: 'student_id',
    label: t('invoices.column.payer'),
    kind: 'choice',
    field: (props) => <PayerFilterField {...props} />,
    text: () => payerName,
    preload: PayerFilterField.preload,
  };
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
  return [...(canSearch ? [payer] : []), state, ...(isStaff ? [currency] : [])];
}
