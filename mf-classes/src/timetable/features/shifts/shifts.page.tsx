import { Button, EmptyState, PageBody, PageHeader, Stack, Text, TextLink } from '@academy/shared-ui';
import { ClockIcon, PlusIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { type Shift, shiftQueries } from '#/timetable/api/shifts.ts';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
import { PlanList, PlanRow } from '#/timetable/components/plan/plan-list.tsx';
import { useShiftWords } from '#/timetable/components/shift/use-shift-words.ts';
import { useTimeOffWords } from '#/timetable/components/time-off/use-time-off-words.ts';

/** D99: the shifts of classes, past and future. */
export default function ShiftsPage() {
  const { t } = useTranslation('classes');
  const found = useInfiniteQuery(shiftQueries.list());
  const empty = <EmptyState icon={<ClockIcon size={22} />} title={t('shifts.none')} text={t('shifts.noneText')} />;
  const action = (
    <Button asChild>
      <Link to={places.addShift}>
        <PlusIcon aria-hidden />
        {t('shifts.add')}
      </Link>
    </Button>
  );
  return (
    <PageBody width="reading">
      <PageHeader title={t('shifts.title')} context={t('shifts.context')} action={action} />
      <Stack gap="4">
        <PlanList query={found} empty={empty} renderRow={(row) => <Row key={row.id} row={row} />} />
      </Stack>
    </PageBody>
  );
}

function Row({ row }: { row: Shift }) {
  const { t } = useTranslation('classes');
  const { byOf, whoseOf } = useShiftWords();
  const { daysOf } = useTimeOffWords();
  const { withClock } = useDaysClock();
  return (
    <PlanRow endsAt={row.endsAt}>
      <Text fontWeight="medium">
        <TextLink to={places.shift(row.id)}>
          {withClock(daysOf(row), { zone: row.zone, person: row.teacher }, row.startsAt)}
        </TextLink>
      </Text>
      <Text fontSize="sm">{byOf(row)}</Text>
      <Text fontSize="sm" color="fg.muted">
        {whoseOf(row)}
        {t('line.separator')}
        {t('timesOff.classes', { count: row.job.total })}
      </Text>
    </PlanRow>
  );
}
