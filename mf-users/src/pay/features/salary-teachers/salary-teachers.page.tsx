import { PageBody, PageHeader } from '@academy/shared-ui';
import { UsersIcon } from '@academy/shared-ui/icons';
import { ListScreen } from '@academy/shared-ui/list';
import { useTranslation } from 'react-i18next';
import { userQueries } from '#/base/api/users.ts';
import { places } from '#/base/components/people/places.ts';

const PAGE_SIZE = 50;

/** D149: the teachers by name, each with a link to prices and months, for whoever sees no people. */
export default function SalaryTeachersPage() {
  const { t } = useTranslation('users');
  return (
    <PageBody>
      <PageHeader title={t('salary.header.title')} context={t('salary.teachers.context')} />
      <ListScreen
        name="salary-teachers"
        label={t('salary.teachers.label')}
        query={(params) => userQueries.named('teacher', params)}
        columns={[{ id: 'name', header: t('salary.teachers.name'), sortable: true, value: ({ name }) => name }]}
        sort="name"
        search="all"
        perPage={PAGE_SIZE}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowTo={({ id }) => places.salaries(id)}
        empty={{ icon: <UsersIcon size={24} />, title: t('salary.teachers.empty') }}
      />
    </PageBody>
  );
}
