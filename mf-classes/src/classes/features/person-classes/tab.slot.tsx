import type { SlotProps } from '@academy/shared-auth/contract';
import { EmptyState, Grid, PartSkeleton, Stack } from '@academy/shared-ui';
import { CalendarDaysIcon } from '@academy/shared-ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tabSize } from '#/base/components/person-sizes.ts';
import { dateIn } from '#/base/components/time/time-text.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type ClassPerson, personClassQueries } from '#/class/api/classes-of-person.ts';
import { personOf } from '#/class/components/person-of.ts';
import { firstDayOf, weeksUpTo } from '#/classes/components/person-classes/weeks.ts';
import { PersonHolds } from '#/timetable/components/holds/person-holds.tsx';
import { Attendance } from './attendance.tsx';
import { LatestClasses } from './latest-classes.tsx';
import { PersonSeries } from './person-series.tsx';

/** A person's latest classes. */
export default function ClassesTab(props: SlotProps<'person.tab'>) {
  const person = personOf(props);
  return person && <Lately person={person} />;
}

/** Renders nothing if the viewer can read none. */
function Lately({ person }: { person: ClassPerson }) {
  const { t } = useTranslation('classes');
  const { timezone } = useViewer();
  const today = dateIn(Date.now(), timezone);
  const { data: rows, isPending } = useQuery(personClassQueries.heldSince(person, firstDayOf(today)));
  if (isPending) return <PartSkeleton size={tabSize} />;
  if (!rows) return null;
  if (rows.length === 0)
    return (
      <Stack gap="6">
        <PersonSeries person={person} />
        {person.side === 'student' && <PersonHolds studentId={person.id} />}
        <EmptyState icon={<CalendarDaysIcon size={22} />} title={t('list.empty.ended')} />
      </Stack>
    );
  return (
    <Grid gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}>
      <Stack gap="6">
        <PersonSeries person={person} />
        {person.side === 'student' && <PersonHolds studentId={person.id} />}
        <Attendance weeks={weeksUpTo(today, rows, timezone)} side={person.side} />
      </Stack>
      <LatestClasses rows={rows} person={person} />
    </Grid>
  );
}
