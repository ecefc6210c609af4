import { PageBody, PageHeader } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { classQueries } from '#/class/api/classes.ts';
import { ClassLine } from '#/class/components/class-line.tsx';
import { LoadedClass } from '#/class/components/loaded-class.tsx';
import { useClassTrail } from '#/class/components/use-class-trail.ts';
import { AssignmentForm } from '#/library/components/assignment-form.tsx';

export default function AssignmentFormPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const { data } = useQuery(classQueries.detail(id));
  return (
    <PageBody width="reading">
      <PageHeader title={t('assignments.add')} context={data && <ClassLine row={data} />} via={useClassTrail(id)} />
      <LoadedClass key={id} id={id} forForm>
        {(detail) => <AssignmentForm classId={detail.id} />}
      </LoadedClass>
    </PageBody>
  );
}
