import { useTranslation } from '@academy/shared-auth';
import { useParams, useSearchParams } from '@academy/shared-auth/router';
import { Box, ErrorState, LinkTabs, PageBody, PageHeader } from '@academy/shared-ui';
import { type ClassStatus, classStatuses } from '#/api/classes.ts';
import { places } from '#/components/places.ts';
import { UserMissing } from '#/components/user-missing.tsx';
import { WayBack } from '#/components/way-back.tsx';
import { ClassRows } from './class-rows.tsx';
import { useStudent } from './use-student.ts';

const [first] = classStatuses;

/** Keeps a name of either script together within a sentence of either. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default function StudentClassesPage() {
  const { id = '' } = useParams();
  return (
    <PageBody>
      <ClassesOf key={id} studentId={id} />
    </PageBody>
  );
}

function ClassesOf({ studentId }: { studentId: string }) {
  const { t } = useTranslation('users');
  const [search] = useSearchParams();
  const status: ClassStatus = classStatuses.find((known) => known === search.get('status')) ?? first;
  const { name, isMissing, refusal } = useStudent(studentId);
  const here = places.studentClasses(studentId);
  return (
    <>
      <PageHeader
        title={name ? t('classes.header.titleOf', { name: isolated(name) }) : t('classes.header.title')}
        action={<WayBack id={studentId} kind="student" />}
      />
      {isMissing ? (
        <UserMissing />
      ) : refusal ? (
        <ErrorState error={refusal} />
      ) : (
        <>
          <LinkTabs
            label={t('classes.tabs.label')}
            links={classStatuses.map((each) => ({
              to: each === first ? here : `${here}?status=${each}`,
              label: t(`classes.status.${each}`),
              isCurrent: each === status,
            }))}
          />
          <Box paddingBlockStart="4">
            <ClassRows key={status} studentId={studentId} status={status} />
          </Box>
        </>
      )}
    </>
  );
}
