import { useTranslation } from '@academy/shared-auth';
import { useParams } from '@academy/shared-auth/router';
import { PageBody, PageHeader } from '@academy/shared-ui';
import { CheckIcon } from '@academy/shared-ui/icons';
import { type Column, ListScreen } from '@academy/shared-ui/list';
import { consentQueries, type MissingPerson } from '#/api/consents.ts';
import { places } from '#/components/people/places.ts';
import { useRoleName } from '#/components/people/use-role-name.ts';

function useColumns(): Column<MissingPerson>[] {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return [
    { id: 'name', header: t('missingConsents.column.name'), value: ({ name }) => name },
    { id: 'role', header: t('missingConsents.column.role'), inRow: 'line', value: ({ role }) => roleName(role) },
    {
      id: 'by',
      header: t('missingConsents.column.by'),
      inRow: 'line',
      value: ({ byParent }) => t(`missingConsents.by.${byParent ? 'parent' : 'self'}`),
    },
  ];
}

/** For whom a current version of a text was not accepted, for admins. */
export default function MissingConsentsPage() {
  const { t } = useTranslation('users');
  const { id = '' } = useParams();
  const title = t('missingConsents.header.title');
  return (
    <PageBody>
      <PageHeader title={title} context={t('missingConsents.header.context')} />
      <ListScreen
        name="missing-consents"
        label={title}
        query={(params) => consentQueries.missing(id, params)}
        columns={useColumns()}
        search="all"
        rowKey={(person) => person.id}
        rowLabel={({ name }) => name}
        rowTo={(person) => places.person('all', person.id)}
        csv={{ fileName: 'missing-consents.csv' }}
        empty={{
          icon: <CheckIcon size={22} />,
          title: t('missingConsents.empty.title'),
          text: t('missingConsents.empty.text'),
        }}
      />
    </PageBody>
  );
}
