import { useCan, useHasRole, useSession } from '@academy/shared-auth';
import { Box, EmptyState, ErrorState, LinkTabs, PageBody, PageHeader, type TrailStep } from '@academy/shared-ui';
import { UserXIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isolated } from '#/base/components/isolated.ts';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { placeOfStudentClasses } from '#/class/components/list-places.ts';
import { tabsOf } from '#/classes/components/status-tabs.ts';
import { NextClassesMessage } from './next-classes-message.tsx';
import { StudentClassRows } from './student-class-rows.tsx';
import { useStudent } from './use-student.ts';

export default function StudentClassesPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <ClassesOf key={id} studentId={id} />
    </PageBody>
  );
}

/** The link back to the student's page, or to the viewer's own profile, which a child's session does not have. */
function useStudentTrail(id: string, name: string | null): TrailStep[] {
  const { t } = useTranslation('classes');
  const isOwn = useSession((session) => session.user?.id === id);
  const canRead = useCan('users.read');
  const isChild = useHasRole('child');
  if (isOwn && isChild) return [];
  if (isOwn) return [{ label: t('studentClasses.profile'), to: '/profile' }];
  return canRead && name ? [{ label: name, to: places.person('student', id) }] : [];
}

function ClassesOf({ studentId }: { studentId: string }) {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const { side } = useViewer();
  const tabs = tabsOf(side);
  const status = tabs.find((known) => known === search.get('status')) ?? 'scheduled';
  const { name, isMissing, forbidden } = useStudent(studentId);
  const narrowing = Object.fromEntries([...search].filter(([name]) => name === 'q' || name === 'month'));
  return (
    <>
      <PageHeader
        title={name ? t('studentClasses.titleOf', { name: isolated(name) }) : t('studentClasses.title')}
        via={useStudentTrail(studentId, name)}
        action={!isMissing && !forbidden && <NextClassesMessage studentId={studentId} />}
      />
      {isMissing ? (
        <EmptyState
          icon={<UserXIcon size={22} />}
          title={t('studentClasses.missing.title')}
          text={t('studentClasses.missing.text')}
        />
      ) : forbidden ? (
        <ErrorState error={forbidden} />
      ) : (
        <>
          <LinkTabs
            label={t('list.tabs')}
            links={tabs.map((each) => ({
              to: placeOfStudentClasses(studentId, each, narrowing),
              label: t(`status.tab.${each}`),
              isCurrent: each === status,
            }))}
          />
          <Box paddingBlockStart="4">
            <StudentClassRows key={status} studentId={studentId} status={status} />
          </Box>
        </>
      )}
    </>
  );
}
