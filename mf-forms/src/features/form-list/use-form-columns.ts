import type { Column } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import type { FormRow } from '#/api/forms.ts';
import { places } from '#/components/places.ts';

/** The number of unread submissions links to them. */
export function useFormColumns(): Column<FormRow>[] {
  const { t } = useTranslation('forms');
  const toSubmissions = ({ id, may }: FormRow) => (may.viewSubmissions ? places.submissions(id) : null);
  return [
    { id: 'name', header: t('column.name'), value: ({ name, builtIn }) => (builtIn ? t('builtIn.name') : name) },
    { id: 'questions', header: t('column.questions'), kind: 'number', value: ({ questions }) => questions },
    {
      id: 'submissions',
      header: t('column.submissions'),
      kind: 'number',
      value: ({ submissions }) => submissions,
      to: toSubmissions,
    },
    {
      id: 'unread',
      header: t('column.unread'),
      kind: 'badge',
      value: ({ unread }) => (unread > 0 ? { label: t('unread', { count: unread }), tone: 'brand' } : null),
      // An empty cell would be a link without a name.
      to: (row) => (row.unread > 0 ? toSubmissions(row) : null),
    },
    {
      id: 'open',
      header: t('column.state'),
      kind: 'badge',
      value: ({ open }) => ({ label: t(open ? 'state.open' : 'state.closed'), tone: open ? 'success' : 'neutral' }),
    },
  ];
}
