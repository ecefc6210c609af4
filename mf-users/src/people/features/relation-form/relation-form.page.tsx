import { FormSkeleton, PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { userQueries } from '#/base/api/users.ts';
import { personOption } from '#/base/components/people/person-choice.ts';
import { RelationForm } from './relation-form.tsx';

/** `?user_id=` preselects the student; a missing user, or one who is no student, is ignored. */
export default function RelationFormPage() {
  const { t } = useTranslation('users');
  const [search] = useSearchParams();
  const id = search.get('user_id');
  return (
    <PageBody width="reading">
      <PageHeader title={t('relations.add.title')} context={t('relations.add.context')} />
      {id ? <FormFor key={id} id={id} /> : <RelationForm student={null} />}
    </PageBody>
  );
}

function FormFor({ id }: { id: string }) {
  const { data, isPending } = useQuery(userQueries.detail(id));
  if (isPending) return <FormSkeleton fields={3} />;
  return <RelationForm student={data?.roles.includes('student') ? personOption(data) : null} />;
}
