import { localeOf } from '@academy/shared-auth';
import { Bones, Box, chakra, Grid, roomOf, Skeleton, Slot } from '@academy/shared-ui';
import { PartError, RestoredAt } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Child } from '#/base/api/children.ts';
import { homeSizes } from '#/base/components/home-sizes.ts';
import { dateIn } from '#/base/components/time/time-text.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';
import { personClassQueries } from '#/class/api/classes-of-person.ts';
import { firstDayOf, weeksUpTo } from '#/classes/components/person-classes/weeks.ts';
import { type ReportRow, reportQueries } from '#/reports/api/reports.ts';
import { LastReport } from '#/reports/components/last-report.tsx';
import { HoldNote } from '#/timetable/components/holds/hold-note.tsx';
import { MakeUpsOf } from '#/timetable/components/requests/make-ups-of.tsx';
import { ChildLinks } from './child-links.tsx';
import { ChildNext } from './child-next.tsx';
import { ChildWork } from './child-work.tsx';

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Detail = chakra('dd', { base: { marginBlockStart: '0.5' } });

const inTwo = 'repeat(2, minmax(0, 1fr))';
const columns = { base: inTwo, md: 'repeat(4, minmax(0, 1fr))' };

/** A child's next class, last report, remaining classes, open assignments and attendance. */
export function ChildCard({ child, isNarrow = false }: { child: Child; isNarrow?: boolean }) {
  const person = { id: child.id, side: 'student' } as const;
  const next = useQuery(personClassQueries.next(person));
  const report = useQuery(reportQueries.latestOf(person));
  const failed = [next, report].find(({ error, data }) => error && data === undefined);
  if (failed)
    return (
      <>
        <PartError query={failed} />
        <ChildLinks child={child} seriesId={null} />
      </>
    );
  if (next.data === undefined || report.data === undefined)
    return (
      <Box {...roomOf(homeSizes.child)}>
        <Bones of={homeSizes.child} />
      </Box>
    );
  return (
    <>
      <HoldNote studentId={child.id} />
      <ChildFacts child={child} next={next.data} report={report.data} isNarrow={isNarrow} />
      <Slot name="child.summary" props={{ studentId: child.id, name: child.name }} />
      <ChildLinks child={child} seriesId={next.data?.series_id ?? null} />
      <RestoredAt query={report.error ? report : next} />
    </>
  );
}

interface ChildFactsProps {
  child: Child;
  next: ClassRow | null;
  report: ReportRow | null;
  /** Beside another child's. */
  isNarrow: boolean;
}

function ChildFacts({ child, next, report, isNarrow }: ChildFactsProps) {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  const remaining = child.student?.remainingClasses ?? null;
  return (
    <Grid as="dl" columnGap="6" rowGap="5" gridTemplateColumns={isNarrow ? inTwo : columns}>
      <Fact term={t('personClasses.next')}>
        {next ? <ChildNext child={child} row={next} /> : t('list.empty.scheduled')}
      </Fact>
      <Fact term={t('personClasses.lastReport')}>
        {report ? <LastReport report={report} side="student" /> : t('home.noReport')}
      </Fact>
      {remaining !== null && (
        <Fact isShort term={t('details.remaining')}>
          <Count>{remaining}</Count>
          <MakeUpsOf studentId={child.id} />
        </Fact>
      )}
      <Fact isShort term={t('personClasses.weeks')}>
        <AttendanceOf childId={child.id} />
      </Fact>
      {can('classes.assignments.read') && (
        <Fact term={t('home.work.title')}>
          <ChildWork childId={child.id} />
        </Fact>
      )}
    </Grid>
  );
}

/** A term, with its value below. */
const Fact = ({ term, children, isShort = false }: { term: string; children: ReactNode; isShort?: boolean }) => (
  <Box gridColumn={isShort ? 'span 1' : 'span 2'}>
    <Term>{term}</Term>
    <Detail>{children}</Detail>
  </Box>
);

function Count({ children }: { children: number }) {
  const { i18n } = useTranslation('classes');
  return <strong>{new Intl.NumberFormat(localeOf(i18n.language)).format(children)}</strong>;
}

/** The share of classes that the child attended in the last weeks. */
function AttendanceOf({ childId }: { childId: string }) {
  const { t, i18n } = useTranslation('classes');
  const { timezone } = useViewer();
  const today = dateIn(new Date().toISOString(), timezone);
  const { data } = useQuery(personClassQueries.heldSince({ id: childId, side: 'student' }, firstDayOf(today)));
  if (!data) return <Skeleton height="6" width="32" />;
  const weeks = weeksUpTo(today, data, timezone);
  const sum = (outcome: 'attended' | 'absence_student' | 'absence_teacher') =>
    weeks.reduce((total, week) => total + week[outcome], 0);
  const [attended, absences] = [sum('attended'), sum('absence_student')];
  if (attended + absences === 0) return t('personClasses.noneLately');
  const number = new Intl.NumberFormat(localeOf(i18n.language));
  return t('home.children.attended', { attended: number.format(attended), all: number.format(attended + absences) });
}
