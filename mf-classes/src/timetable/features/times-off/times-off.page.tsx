import { Button, EmptyState, Flex, Heading, PageBody, PageHeader, Stack, Text, TextLink } from '@academy/shared-ui';
import { CalendarXIcon, PlusIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type TimeOff, type TimeOffKind, timeOffQueries } from '#/timetable/api/times-off.ts';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { PlanList, PlanRow } from '#/timetable/components/plan/plan-list.tsx';
import { useTimeOffWords } from '#/timetable/components/time-off/use-time-off-words.ts';

/** D97: the absences of the teachers whose classes the viewer can change, and the closures; past and future. */
export default function TimesOffPage() {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const kept = viewer.side === 'staff' && (
    <Button asChild variant="outline">
      <Link to={places.keptClasses}>{t('keptClasses.open')}</Link>
    </Button>
  );
  return (
    <PageBody width="reading">
      <PageHeader title={t('timesOff.title')} context={t('timesOff.context')} action={kept} />
      <Stack gap="10">
        <Section kind="absence" mayAdd />
        <Section kind="closure" mayAdd={viewer.is('admin', 'super-admin')} />
      </Stack>
    </PageBody>
  );
}

function Section({ kind, mayAdd }: { kind: TimeOffKind; mayAdd: boolean }) {
  const { t } = useTranslation('classes');
  const found = useInfiniteQuery(timeOffQueries.list(kind));
  const empty = <EmptyState icon={<CalendarXIcon size={22} />} title={t(`timesOff.${kind}.none`)} />;
  return (
    <Stack as="section" gap="4" aria-label={t(`timesOff.${kind}.many`)}>
      <Flex gap="3" justifyContent="space-between" alignItems="center" flexWrap="wrap">
        <Heading as="h2" size="md">
          {t(`timesOff.${kind}.many`)}
        </Heading>
        {mayAdd && (
          <Button asChild variant={kind === 'absence' ? 'solid' : 'outline'}>
            <Link to={places.addTimeOff(kind)}>
              <PlusIcon aria-hidden />
              {t(`timesOff.${kind}.add`)}
            </Link>
          </Button>
        )}
      </Flex>
      <PlanList query={found} empty={empty} renderRow={(row) => <Row key={row.id} kind={kind} row={row} />} />
    </Stack>
  );
}

function Row({ kind, row }: { kind: TimeOffKind; row: TimeOff }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const { nameOf, daysOf } = useTimeOffWords();
  const { withClock } = useDaysClock();
  const name = <bdi>{nameOf(row)}</bdi>;
  const isLinked = kind === 'absence' || viewer.is('admin', 'super-admin');
  return (
    <PlanRow endsAt={row.endsAt}>
      <Text fontWeight="medium">{isLinked ? <TextLink to={places.timeOff(kind, row.id)}>{name}</TextLink> : name}</Text>
      <Text fontSize="sm" color="fg.muted">
        {withClock(daysOf(row), { zone: row.zone, person: row.teacher }, row.startsAt)}
      </Text>
      {row.job.total > 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t('timesOff.classes', { count: row.job.total })}
        </Text>
      )}
    </PlanRow>
  );
}
