import { Bones, Flex, Skeleton, Stack, Text, TextLink, UserName } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { places } from '#/base/components/places.ts';
import { SubjectLine } from '#/base/components/subject-line.tsx';
import { useNow } from '#/base/components/time/use-now.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassDetail, ClassRow } from '#/class/api/class-schema.ts';
import { classQueries } from '#/class/api/classes.ts';
import { personClassQueries } from '#/class/api/classes-of-person.ts';
import { AwaitedTeacher } from '#/class/components/awaited-teacher.tsx';
import { NextClockChange } from '#/class/components/clock-change/next-clock-change.tsx';
import { useClassUpdates } from '#/class/components/meetings/use-meeting-updates.ts';
import { AskButtons } from '#/classes/components/ask-buttons.tsx';
import { ClassClocks } from '#/classes/components/next-class/class-clocks.tsx';
import { Countdown } from '#/classes/components/next-class/countdown.tsx';
import { MeetingLine } from '#/classes/components/next-class/meeting-line.tsx';
import { NextButton } from '#/classes/components/next-class/next-button.tsx';
import { holdQueries } from '#/timetable/api/holds.ts';
import { HoldNote } from '#/timetable/components/holds/hold-note.tsx';
import { PauseLink } from '#/timetable/components/holds/pause-link.tsx';

/** D51: the next class, on both clocks, and the link to join it. */
export default function HomeNextClass() {
  const { id, side, is } = useViewer();
  if (side === 'staff' || (side === 'family' && !is('student'))) return null;
  return <Next person={{ id, side: side === 'teacher' ? 'teacher' : 'student' }} />;
}

function Next({ person }: { person: { id: string; side: 'student' | 'teacher' } }) {
  const { t } = useTranslation('classes');
  useClassUpdates();
  const next = useQuery(personClassQueries.next(person));
  const id = next.data?.id;
  const detail = useQuery({ ...classQueries.detail(id ?? ''), enabled: id !== undefined });
  const failed = [next, detail].find(({ error, data }) => error && !data);
  const isStudent = person.side === 'student';
  const { is } = useViewer();
  /** A parent asks, and lets classes pause (D141). */
  const mayAsk = isStudent && !is('child');
  // What it brings stands above and below, and must not move the rest.
  const holds = useQuery({ ...holdQueries.ofStudent(person.id), retry: false, enabled: isStudent });
  const isComing =
    !failed && (next.data === undefined || (next.data !== null && !detail.data) || (isStudent && holds.isPending));
  const action = id && (
    <TextLink reach to={places.details(id)} fontSize="sm">
      {t('home.next.details')}
    </TextLink>
  );
  return (
    <PartCard title={t('personClasses.next')} action={action} query={next} room={isComing && homeSizes.nextClass}>
      {isStudent && next.data !== undefined && <HoldNote studentId={person.id} />}
      {failed ? (
        <PartError query={failed} />
      ) : next.data === null ? (
        <Stack gap="3" alignItems="flex-start">
          <Text color="fg.muted">
            <AwaitedTeacher studentId={person.id}>{t(`home.next.none.${person.side}`)}</AwaitedTeacher>
          </Text>
          {mayAsk && <PauseLink studentId={person.id} />}
        </Stack>
      ) : next.data ? (
        <Stack gap="4">
          <Upcoming row={detail.data ?? next.data} detail={detail.data} />
          {mayAsk && (
            <Flex gap="2" flexWrap="wrap">
              <AskButtons row={detail.data ?? next.data} />
              <PauseLink studentId={person.id} />
            </Flex>
          )}
          <NextClockChange person={person} next={next.data} />
        </Stack>
      ) : (
        <Bones of={homeSizes.nextClass} />
      )}
    </PartCard>
  );
}

/** The people and the time are shown first; the link to join comes with the detail. */
function Upcoming({ row, detail }: { row: ClassRow; detail: ClassDetail | undefined }) {
  const { id } = useViewer();
  const other = row.student.id === id ? row.teacher : row.student;
  return (
    <Flex
      gap="5"
      flexDirection={{ base: 'column', md: 'row' }}
      justifyContent="space-between"
      alignItems={{ base: 'stretch', md: 'flex-start' }}
    >
      <div>
        <Text fontWeight="medium">
          <UserName>{other.name}</UserName>
        </Text>
        <SubjectLine of={row} />
        <ClassClocks detail={row} />
      </div>
      {detail ? <WayIn detail={detail} /> : <WayInBones />}
    </Flex>
  );
}

/** As high as a countdown with its button and the line below. */
const WayInBones = () => (
  <Stack gap="3" alignItems={{ base: 'stretch', md: 'flex-end' }} aria-hidden data-bones>
    <Skeleton width="32" height="6" />
    <Skeleton width={{ base: 'full', md: '36' }} height="12" />
    <Skeleton width="40" height="4" />
  </Stack>
);

function WayIn({ detail }: { detail: ClassDetail }) {
  const now = useNow();
  return (
    <Stack gap="3" alignItems={{ base: 'stretch', md: 'flex-end' }}>
      <Countdown detail={detail} now={now} />
      <NextButton detail={detail} now={now} menu={null} isPart />
      <MeetingLine detail={detail} />
    </Stack>
  );
}
