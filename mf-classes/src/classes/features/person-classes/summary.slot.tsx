import type { SlotProps } from '@academy/shared-auth/contract';
import { chakra, Grid, PartSkeleton } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { summarySize } from '#/base/components/person-sizes.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type ClassPerson, personClassQueries } from '#/class/api/classes-of-person.ts';
import { personOf } from '#/class/components/person-of.ts';
import { NextClass } from '#/classes/components/person-classes/next-class.tsx';
import { reportQueries } from '#/reports/api/reports.ts';
import { LastReport } from '#/reports/components/last-report.tsx';
import { HoldNote, usePresentHold } from '#/timetable/components/holds/hold-note.tsx';

/** A person's next class and last report. */
export default function ClassesSummary(props: SlotProps<'person.summary'>) {
  const person = personOf(props);
  return person && <Summary person={person} />;
}

const Term = chakra('dt', { base: { color: 'fg.muted', fontSize: 'sm' } });
const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
const Detail = chakra('dd', { base: { marginBlockStart: '0.5' } });

/** Renders nothing if there is neither, or the viewer can read neither. */
function Summary({ person }: { person: ClassPerson }) {
  const { t } = useTranslation('classes');
  const { can } = useViewer();
  const { data: next, isPending } = useQuery(personClassQueries.next(person));
  const canReadReports = can('classes.report.read');
  const { data: report, isLoading } = useQuery({ ...reportQueries.latestOf(person), enabled: canReadReports });
  const hold = usePresentHold(person.side === 'student' ? person.id : null);
  if (isPending || isLoading) return <PartSkeleton size={summarySize} />;
  if (!next && !report && !hold) return null;
  return (
    <PartCard title={t('personClasses.tab')}>
      {person.side === 'student' && <HoldNote studentId={person.id} />}
      <Grid as="dl" columnGap="6" rowGap="5" gridTemplateColumns={columns}>
        {next !== undefined && (
          <div>
            <Term>{t('personClasses.next')}</Term>
            <Detail>{next ? <NextClass row={next} /> : t('list.empty.scheduled')}</Detail>
          </div>
        )}
        {report && (
          <div>
            <Term>{t('personClasses.lastReport')}</Term>
            <Detail>
              <LastReport report={report} side={person.side} />
            </Detail>
          </div>
        )}
      </Grid>
    </PartCard>
  );
}
