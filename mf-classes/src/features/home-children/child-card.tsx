import { localeOf, useTranslation } from '@academy/shared-auth';
import { useQuery } from '@academy/shared-auth/query';
import { Bones, chakra, Grid, Skeleton, TextLink } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import type { Child } from '#/api/children.ts';
import { personClassQueries } from '#/api/classes-of-person.ts';
import { reportQueries } from '#/api/reports.ts';
import { AwaitedTeacher } from '#/components/awaited-teacher/awaited-teacher.tsx';
import { homeSizes } from '#/components/home-sizes.ts';
import { LastReport } from '#/components/person-classes/last-report.tsx';
import { firstDayOf, weeksUpTo } from '#/components/person-classes/weeks.ts';
import { places } from '#/components/places.ts';
import { MakeUpsOf } from '#/components/requests/make-ups-text.tsx';
import { dateIn } from '#/components/time/time-text.ts';
import { useViewer } from '#/components/use-viewer.ts';
import { ChildLinks } from './child-links.tsx';
import { ChildNext } from './child-next.tsx';

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const Detail = chakra('dd', { base: { marginBlockStart: '0.5' } });

/** What comes next for a child, what was last said, what remains, and how often the child was there. */
export function ChildCard({ child }: { child: Child }) {
  const { t } = useTranslation('classes');
  const person = { id: child.id, side: 'student' } as const;
  const next = useQuery(personClassQueries.next(person));
  const report = useQuery(reportQueries.latestOf(person));
  const failed = [next, report].find(({ error, data }) => error && data === undefined);
  const isComing = next.isPending || report.isPending;
  const remaining = child.student?.remainingClasses ?? null;
  return (
    <PartCard
      title={child.name}
      room={!failed && isComing && homeSizes.children}
      query={report.error ? report : next}
      action={
        <TextLink reach to={places.studentClasses(child.id)} fontSize="sm">
          {t('personClasses.all')}
        </TextLink>
      }
    >
      {failed ? (
        <PartError query={failed} />
      ) : isComing ? (
        <Bones of={homeSizes.children} />
      ) : (
        <Grid
          as="dl"
          columnGap="6"
          rowGap="5"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <div>
            <Term>{t('personClasses.next')}</Term>
            <Detail>
              {next.data ? (
                <ChildNext child={child} row={next.data} />
              ) : (
                <AwaitedTeacher studentId={child.id}>{t('list.empty.scheduled')}</AwaitedTeacher>
              )}
            </Detail>
          </div>
          <div>
            <Term>{t('personClasses.lastReport')}</Term>
            <Detail>{report.data ? <LastReport report={report.data} side="student" /> : t('home.noReport')}</Detail>
          </div>
          {remaining !== null && (
            <div>
              <Term>{t('details.remaining')}</Term>
              <Detail>
                <Count>{remaining}</Count>
                <MakeUpsOf studentId={child.id} />
              </Detail>
            </div>
          )}
          <div>
            <Term>{t('personClasses.weeks')}</Term>
            <Detail>
              <AttendanceOf childId={child.id} />
            </Detail>
          </div>
        </Grid>
      )}
      {!isComing && <ChildLinks child={child} />}
    </PartCard>
  );
}

function Count({ children }: { children: number }) {
  const { i18n } = useTranslation('classes');
  return <strong>{new Intl.NumberFormat(localeOf(i18n.language)).format(children)}</strong>;
}

/** How many of the classes of the last weeks the child attended. */
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
