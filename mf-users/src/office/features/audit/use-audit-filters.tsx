import { type Filter, laterField } from '@academy/shared-ui/list';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useNameOf } from '#/base/components/people/use-name-of.ts';
import { auditQueries } from '#/office/api/audit.ts';

const PersonFilterField = laterField(() => import('#/base/components/people/person-filter-field.tsx'));

type PersonFilter = 'actor' | 'about';
type AuditFilter = PersonFilter | 'action' | 'from' | 'to';

/** By actor, person, action and time. @param language the language of the actions' words. */
export function useAuditFilters(language: string): Filter<AuditFilter>[] {
  const { t } = useTranslation('users');
  const [search] = useSearchParams();
  const { data: actions = [] } = useQuery(auditQueries.actions(language));
  const names = { actor: useNameOf(search.get('actor')), about: useNameOf(search.get('about')) };
  const person = (id: PersonFilter): Filter<AuditFilter> => ({
    id,
    label: t(`audit.column.${id}`),
    kind: 'choice',
    field: (props) => <PersonFilterField {...props} key={id} placeholder={t('relations.form.search')} />,
    text: () => names[id],
    preload: PersonFilterField.preload,
  });
  return [
    person('actor'),
    person('about'),
    {
      id: 'action',
      label: t('audit.column.what'),
      kind: 'select',
      options: actions.map(({ action, what }) => ({ value: action, label: what })),
    },
    { id: 'from', label: t('audit.filter.from'), kind: 'date' },
    { id: 'to', label: t('audit.filter.to'), kind: 'date' },
  ];
}
