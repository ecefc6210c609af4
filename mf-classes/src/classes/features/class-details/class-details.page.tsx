import {
  Badge,
  Grid,
  HStack,
  PageBody,
  PageHeader,
  PageSkeleton,
  PartSkeleton,
  Slot,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';
import { joiningOf } from '#/class/components/joining.ts';
import { LoadedClass } from '#/class/components/loaded-class.tsx';
import { useClassUpdates } from '#/class/components/meetings/use-meeting-updates.ts';
import { useReturn } from '#/class/components/use-joining.ts';
import { AttendanceLines } from '#/classes/components/attendance-lines.tsx';
import { canReadLog } from '#/classes/components/class-actions.tsx';
import { useStanding } from '#/classes/components/class-badge.tsx';
import { assignmentQueries } from '#/library/api/assignments.ts';
import { ClassAssignments } from './class-assignments.tsx';
import { ClassFacts } from './class-facts.tsx';
import { ClassHero } from './class-hero.tsx';
import { ClassHistory } from './class-history.tsx';
import { ClassPeople } from './class-people.tsx';
import { ClassReport, ExpectedReport } from './class-report.tsx';
import { ClassRequests } from './class-requests.tsx';
import { useClassMenu } from './use-class-menu.tsx';
import { useFreshVisit } from './use-fresh-visit.ts';

export default function ClassDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  useFreshVisit(id);
  useClassUpdates();
  return (
    <PageBody>
      <LoadedClass key={id} id={id} header={<PageHeader title={t('details.title')} />} skeleton={<PageSkeleton />}>
        {(detail) => <ClassOf detail={detail} />}
      </LoadedClass>
    </PageBody>
  );
}

/** The parts below the assignments, which may be empty. */
const below = { minHeight: 350, bones: [['facts 4'], ['lines 2']] };

function ClassOf({ detail }: { detail: ClassDetail }) {
  const viewer = useViewer();
  const joining = joiningOf(detail, viewer.id, Date.now());
  useReturn(detail.id, ['open', 'joined', 'any'].includes(joining));
  const { menu, dialog } = useClassMenu(detail, joining);
  return (
    <>
      <ClassHeader detail={detail} />
      <Stack gap="5">
        <ClassHero detail={detail} menu={menu} />
        <Grid gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}>
          <Stack gap="5">
            <ClassParts detail={detail} />
          </Stack>
          <Stack gap="5">
            <ClassPeople detail={detail} />
            {detail.log.length > 0 && <ClassLog detail={detail} />}
          </Stack>
        </Grid>
      </Stack>
      {dialog}
    </>
  );
}

function ClassHeader({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const standing = useStanding()(detail);
  return (
    <PageHeader
      title={detail.title}
      context={
        <HStack as="span" flexWrap="wrap">
          <Badge tone={standing.tone}>{standing.label}</Badge>
          <Text as="span">{t('details.number', { number: detail.class_number })}</Text>
          {detail.series_id && (
            <TextLink reach to={places.series(detail.series_id)}>
              {t('series.title')}
            </TextLink>
          )}
        </HStack>
      }
    />
  );
}

/** What belongs to the class: requests, report, assignments, facts and history. */
function ClassParts({ detail }: { detail: ClassDetail }) {
  const { isPending: isComing } = useQuery(assignmentQueries.ofClass(detail.id));
  const isCancelled = detail.status === 'cancelled';
  return (
    <>
      <ClassRequests classId={detail.id} isCancelled={isCancelled} />
      {detail.report && <ClassReport report={detail.report} />}
      {detail.report_expected_at && <ExpectedReport at={detail.report_expected_at} />}
      {!isCancelled && (
        <Slot
          name="class.summary"
          props={{
            classId: detail.id,
            studentId: detail.student.id,
            isReported: detail.report !== null || detail.report_expected_at !== null,
          }}
        />
      )}
      {isComing ? (
        <PartSkeleton size={below} />
      ) : (
        <>
          <ClassAssignments classId={detail.id} />
          <ClassFacts detail={detail} />
          <ClassHistory detail={detail} />
        </>
      )}
    </>
  );
}

function ClassLog({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  return (
    <PartCard
      title={t('details.log')}
      action={
        canReadLog(detail, viewer) && (
          <TextLink alone to={places.check(detail.id)}>
            {t('details.logAll')}
          </TextLink>
        )
      }
    >
      <AttendanceLines log={detail.log} />
    </PartCard>
  );
}
