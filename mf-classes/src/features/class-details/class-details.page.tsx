import { useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { usePageNavigate, useParams } from '@academy/shared-auth/router';
import {
  ActionMenu,
  Badge,
  Card,
  Flex,
  Grid,
  HStack,
  IconButton,
  PageBody,
  PageHeader,
  PageSkeleton,
  PartSkeleton,
  Slot,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { EllipsisIcon, VideoIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import type { ReactNode } from 'react';
import type { ClassDetail } from '#/api/class-schema.ts';
import { assignmentQueries } from '#/api/files/assignments.ts';
import { AttendanceLines } from '#/components/class/attendance-lines.tsx';
import { canReadLog, useClassActions } from '#/components/class/class-actions.tsx';
import { useStanding } from '#/components/class/class-badge.tsx';
import { joiningOf } from '#/components/class/joining.ts';
import { LoadedClass } from '#/components/class/loaded-class.tsx';
import { useJoining, useReturn } from '#/components/class/use-joining.ts';
import { useClassDialogs } from '#/components/class-dialogs/use-class-dialogs.tsx';
import { meetingLink } from '#/components/meetings/meeting-link.ts';
import { useClassUpdates } from '#/components/meetings/use-meeting-updates.ts';
import { ClassClocks } from '#/components/next-class/class-clocks.tsx';
import { Countdown } from '#/components/next-class/countdown.tsx';
import { MeetingLine } from '#/components/next-class/meeting-line.tsx';
import { NextButton } from '#/components/next-class/next-button.tsx';
import { places } from '#/components/places.ts';
import { useNow } from '#/components/time/use-now.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { CancelLine } from './cancel-line.tsx';
import { ClassAssignments } from './class-assignments.tsx';
import { ClassFacts } from './class-facts.tsx';
import { ClassHistory } from './class-history.tsx';
import { ClassPeople } from './class-people.tsx';
import { ClassReport } from './class-report.tsx';
import { ClassRequests } from './class-requests.tsx';
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
  const { t } = useTranslation('classes');
  const navigate = usePageNavigate();
  const viewer = useViewer();
  const { isPending: isComing } = useQuery(assignmentQueries.ofClass(detail.id));
  const standing = useStanding()(detail);
  const { ask, dialog } = useClassDialogs(() => navigate(places.list, { replace: true }));
  const { join } = useJoining(detail.id);
  const hasLogLink = detail.log.length > 0 || Date.now() < Date.parse(detail.starts_at);
  const actions = useClassActions(ask)(detail, [
    places.details(detail.id),
    ...(hasLogLink ? [places.check(detail.id)] : []),
  ]);
  const joinAnyTime = () => {
    join.mutate();
    const link = meetingLink(detail, viewer.name);
    if (link) window.open(link, '_blank', 'noopener');
  };
  const joining = joiningOf(detail, viewer.id, Date.now());
  useReturn(detail.id, ['open', 'joined', 'any'].includes(joining));
  const isStaffAside = joining === 'any';
  const items = [
    isStaffAside && { label: t('join.join'), icon: <VideoIcon />, onSelect: joinAnyTime },
    ...actions,
  ].filter((item) => item !== null && item !== undefined && item !== false);
  // The specification: a cancelled class has no menu.
  const menu = items.length > 0 && detail.status !== 'cancelled' && (
    <ActionMenu
      label={t('details.menu')}
      items={items}
      trigger={(props) => (
        <IconButton size="lg" variant="outline" aria-label={t('details.menu')} {...props}>
          <EllipsisIcon />
        </IconButton>
      )}
    />
  );
  return (
    <>
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
      <Stack gap="5">
        <Hero detail={detail} menu={menu} />
        <Grid gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}>
          <Stack gap="5">
            <ClassRequests classId={detail.id} isCancelled={detail.status === 'cancelled'} />
            {detail.report && <ClassReport report={detail.report} />}
            {detail.status !== 'cancelled' && (
              <Slot
                name="class.summary"
                props={{ classId: detail.id, studentId: detail.student.id, isReported: detail.report !== null }}
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
          </Stack>
          <Stack gap="5">
            <ClassPeople detail={detail} />
            {detail.log.length > 0 && (
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
            )}
          </Stack>
        </Grid>
      </Stack>
      {dialog}
    </>
  );
}

/** When it is, on both clocks, and what to do next. */
function Hero({ detail, menu }: { detail: ClassDetail; menu: ReactNode }) {
  const now = useNow();
  return (
    <Card>
      <Flex
        gap="5"
        flexDirection={{ base: 'column', md: 'row' }}
        justifyContent="space-between"
        alignItems={{ base: 'stretch', md: 'flex-start' }}
      >
        <ClassClocks detail={detail} />
        <Stack gap="3" alignItems={{ base: 'stretch', md: 'flex-end' }}>
          <Text as="div">
            {detail.status === 'cancelled' ? <CancelLine detail={detail} /> : <Countdown detail={detail} now={now} />}
          </Text>
          <NextButton detail={detail} now={now} menu={menu} />
          <MeetingLine detail={detail} />
        </Stack>
      </Flex>
    </Card>
  );
}
