import { EmptyState, PageBody, PageHeader, TextLink } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { assignmentQueries } from '#/library/api/assignments.ts';
import { useAssignmentUpdates } from '#/library/components/hand-ins/use-assignment-updates.ts';
import { useLeftHandIns } from '#/library/outbox/hand-in-outbox.ts';
import { AssignmentView } from './assignment-view.tsx';

export default function AssignmentDetailsPage() {
  const { id = '' } = useParams();
  useAssignmentUpdates();
  useLeftHandIns();
  return (
    <PageBody width="reading">
      <LoadedAssignment key={id} id={id} />
    </PageBody>
  );
}

function LoadedAssignment({ id }: { id: string }) {
  const { t } = useTranslation('classes');
  return (
    <Loaded
      query={useQuery(assignmentQueries.detail(id))}
      header={<PageHeader title={t('handIns.title')} />}
      missing={
        <EmptyState
          title={t('handIns.missing.title')}
          text={t('handIns.missing.text')}
          action={
            <TextLink reach to={places.assignments}>
              {t('handIns.missing.back')}
            </TextLink>
          }
        />
      }
    >
      {(assignment) => <AssignmentView assignment={assignment} />}
    </Loaded>
  );
}
