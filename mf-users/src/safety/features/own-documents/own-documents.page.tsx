import { PageBody, PageHeader } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/people/places.ts';
import { useViewer } from '#/base/components/people/use-viewer.ts';
import { TeacherDocuments } from '#/safety/components/teacher-documents.tsx';

/** D145: a teacher's own documents; the academy keeps them. */
export default function OwnDocumentsPage() {
  const { t } = useTranslation('users');
  const { id } = useViewer();
  return (
    <PageBody width="reading">
      <PageHeader
        title={t('documents.own.title')}
        context={t('documents.own.text')}
        via={[{ label: t('own.header.title'), to: places.profile }]}
      />
      <TeacherDocuments teacherId={id} />
    </PageBody>
  );
}
