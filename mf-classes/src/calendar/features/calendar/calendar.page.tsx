import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  PageBody,
  PageHeader,
  PageSkeleton,
  printSheet,
  Span,
  Text,
  TextLink,
  useNarrow,
} from '@academy/shared-ui';
import { CalendarDaysIcon, PlusIcon, PrinterIcon } from '@academy/shared-ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChildTabs } from '#/base/components/child-tabs.tsx';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import { FeedButton } from '#/calendar/components/calendar-feed/feed-button.tsx';
import { AwaitedTeacher, useAwaitedTeacher } from '#/class/components/awaited-teacher.tsx';
import { ClockChangeNote } from '#/class/components/clock-change/clock-change-note.tsx';
import { wallClock } from '#/class/components/time-check/wall-text.ts';
import { Agenda } from './agenda.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { ClassPopup } from './class-popup.tsx';
import { type Move, MoveDialog } from './move-dialog.tsx';
import { TimesOffStrip } from './times-off-strip.tsx';
import { type ShownCalendar, useCalendar } from './use-calendar.ts';
import { type CalendarPlace, useCalendarPlace } from './use-calendar-place.ts';
import { useFurther, useGoesOn } from './use-further.ts';

// The large part, which phones never load.
const CalendarGrid = lazy(() => import(/* webpackChunkName: "wide-calendar" */ './calendar-grid.tsx'));
const Waiting = () => <PageSkeleton kind="calendar" hasHeader />;

export default function CalendarPage() {
  const viewer = useViewer();
  const place = useCalendarPlace();
  return (
    <PageBody>
      <CalendarHeader />
      {viewer.side === 'staff' && viewer.can('users.read') && <CalendarFilters place={place} />}
      <TeacherLinks place={place} />
      <ChildTabs />
      <CalendarToolbar place={place} />
      <LoadedCalendar place={place} />
    </PageBody>
  );
}

/** Links to the shown teacher's free times, to absences and closures, and to shifts. */
function TeacherLinks({ place }: { place: CalendarPlace }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const isOwn = viewer.side === 'teacher';
  const hasWeek = viewer.can('classes.my_classes.create') && (isOwn || (viewer.side === 'staff' && place.teacherId));
  const hasTimesOff = viewer.can('classes.my_classes.update');
  if (!hasWeek && !hasTimesOff) return null;
  return (
    <Flex columnGap="5" rowGap={{ base: '6', md: '1' }} flexWrap="wrap" marginBlockEnd="4" _print={{ display: 'none' }}>
      {hasWeek && (
        <TextLink alone to={places.freeTimes(isOwn ? undefined : (place.teacherId ?? undefined))}>
          {t(isOwn ? 'calendar.ownFreeTimes' : 'calendar.freeTimes')}
        </TextLink>
      )}
      {hasTimesOff && (
        <TextLink alone to={places.timesOff}>
          {t('timesOff.title')}
        </TextLink>
      )}
      {hasTimesOff && viewer.is('admin', 'super-admin') && (
        <TextLink alone to={places.shifts}>
          {t('shifts.title')}
        </TextLink>
      )}
    </Flex>
  );
}

function CalendarHeader() {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const action = (
    <>
      <Button variant="outline" onClick={() => void printSheet()} _print={{ display: 'none' }}>
        <PrinterIcon aria-hidden />
        <Span srOnly={{ base: true, md: false }}>{t('calendar.print')}</Span>
      </Button>
      {viewer.side !== 'staff' && !viewer.is('child') && <FeedButton short />}
      {viewer.can('classes.my_classes.create') && (
        <Button asChild _print={{ display: 'none' }}>
          <Link to={places.add}>
            <PlusIcon aria-hidden />
            {t('list.add')}
          </Link>
        </Button>
      )}
    </>
  );
  return <PageHeader title={t('calendar.title')} context={t(`calendar.context.${viewer.side}`)} action={action} />;
}

/** Separate from its surroundings, so that each state of the request redraws only this part. */
function LoadedCalendar({ place }: { place: CalendarPlace }) {
  const calendar = useCalendar(place);
  if (calendar.error && calendar.classes.length === 0)
    return <ErrorState error={calendar.error} onRetry={calendar.refetch} retrying={calendar.isFetching} />;
  return <CalendarContent place={place} calendar={calendar} />;
}

/** The classes, and the dialogs of one class. */
function CalendarContent({ place, calendar }: { place: CalendarPlace; calendar: ShownCalendar }) {
  const isNarrow = useNarrow();
  const [opened, setOpened] = useState<CalendarClass | null>(null);
  const [move, setMove] = useState<Move | null>(null);
  const { classes, unlisted, timesOff } = calendar;
  return (
    <Box aria-busy={calendar.isFetching || undefined}>
      <Box marginBlockEnd="4" _empty={{ display: 'none' }} _print={{ display: 'none' }}>
        <ClockChangeNote rows={classes} />
      </Box>
      <TimesOffStrip timesOff={timesOff} span={place.span} />
      {isNarrow ? (
        <PhoneCalendar place={place} calendar={calendar} onOpen={setOpened} />
      ) : (
        <Suspense fallback={<Waiting />}>
          {!calendar.isPending && !calendar.hasShown && <AwaitedNote studentId={place.studentId} />}
          <GoesOnNote place={place} runsOn={false} />
          <CalendarGrid
            place={place}
            classes={classes}
            unlisted={unlisted}
            timesOff={timesOff}
            onOpen={setOpened}
            onMove={setMove}
          />
        </Suspense>
      )}
      {opened && (
        <ClassPopup
          row={opened}
          onMove={() => {
            setMove({ row: opened, ...wallClock(opened.starts_at, place.zone) });
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {move && <MoveDialog key={move.row.id} move={move} onClose={() => setMove(null)} />}
    </Box>
  );
}

/** Above an empty grid, for viewers who wait for a teacher. */
function AwaitedNote({ studentId }: { studentId: string | null }) {
  const text = useAwaitedTeacher(studentId);
  return text && <Text marginBlockEnd="4">{text}</Text>;
}

interface PhoneCalendarProps {
  place: CalendarPlace;
  calendar: ShownCalendar;
  onOpen: (row: CalendarClass) => void;
}

function PhoneCalendar({ place, calendar, onOpen }: PhoneCalendarProps) {
  const { t } = useTranslation('classes');
  const further = useFurther(place);
  const hasFurther = further.classes.length > 0;
  if (calendar.isPending) return <Waiting />;
  return (
    <>
      {calendar.hasShown ? (
        <Agenda place={place} classes={calendar.classes} unlisted={calendar.unlisted} onOpen={onOpen} />
      ) : hasFurther ? null : (
        <EmptyState
          icon={<CalendarDaysIcon size={22} />}
          title={t(`calendar.empty.${place.view}`)}
          text={<AwaitedTeacher studentId={place.studentId}>{t('calendar.emptyText')}</AwaitedTeacher>}
        />
      )}
      {further.span && hasFurther && (
        <Box marginBlockStart="6">
          <Heading as="h2" size="md" marginBlockEnd="3">
            {t('calendar.further')}
          </Heading>
          <Agenda
            place={{ ...place, span: further.span }}
            classes={further.classes}
            unlisted={noneUnlisted}
            onOpen={onOpen}
          />
        </Box>
      )}
      <GoesOnNote place={place} runsOn={further.span !== null} />
    </>
  );
}

const noneUnlisted: ReadonlyMap<string, number> = new Map();

/** Says of weekly classes that they do not end where the calendar does. */
function GoesOnNote({ place, runsOn }: { place: CalendarPlace; runsOn: boolean }) {
  const { t } = useTranslation('classes');
  const goesOn = useGoesOn(place, runsOn);
  return (
    goesOn && (
      <Text color="fg.muted" marginBlock="4">
        {t('calendar.goesOn')}
      </Text>
    )
  );
}
