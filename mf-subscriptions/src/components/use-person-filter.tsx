import { useCan } from '@academy/shared-auth';
import { type Filter, laterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { personQueries } from '#/api/people.ts';

const PersonFilterField = laterField(() => import('./person-filter-field.tsx'));

/** A filter by the person whose id is in the address, and whose name labels it; none for viewers who see no people. */
export function usePersonFilter(label: string, isOffered = true): Filter<'student_id'>[] {
  const { t } = useTranslation('subscriptions');
  const [reads, names] = [useCan('users.read'), useCan('users.names')];
  const canSearch = (reads || names) && isOffered;
  const id = useSearchParams()[0].get('student_id');
  const { data, isError } = useQuery({ ...personQueries.detail(id ?? ''), enabled: canSearch && id !== null });
  const name = data?.name ?? (isError ? t('invoices.somebody') : '…');
  if (!canSearch) return [];
  return [
    {
      id: 'student_id',
      label,
      kind: 'choice',
      field: (props) => <PersonFilterField {...props} />,
      text: () => name,
      preload: PersonFilterField.preload,
    },
  ];
}
