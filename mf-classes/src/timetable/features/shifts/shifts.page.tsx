import { useTranslation } from '@academy/shared-auth';
import { useInfiniteQuery } from '@academy/shared-auth/query';
import { Link } from '@academy/shared-auth/router';
import {
  Badge,
  Box,
  Button,
  Center,
  EmptyState,
  Flex,
  ListItem,
  PageBody,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { ClockIcon, PlusIcon } from '@academy/shared-ui/icons';
import { FramedList } from '#/base/components/framed-list.tsx';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { type Shift, shiftQueries } from '#/timetable/api/shifts.ts';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
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
        <Loaded query={found} missing={empty}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data);
            return rows.length > 0 ? <Rows rows={rows} /> : empty;
          }}
        </Loaded>
        {found.hasNextPage && (
          <Center flexDirection="column" gap="2">
            {found.isFetchNextPageError && (
              <Text role="alert" fontSize="sm" color="fg.muted">
                {t('timesOff.more.failed')}
              </Text>
            )}
            <Button
              variant="outline"
              size="sm"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {t('timesOff.more.show')}
            </Button>
          </Center>
        )}
      </Stack>
    </PageBody>
  );
}

function Rows({ rows }: { rows: readonly Shift[] }) {
  return (
    <FramedList radius="card">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </FramedList>
  );
}

function Row({ row }: { row: Shift }) {
  const { t } = useTranslation('classes');
  const { byOf, whoseOf } = useShiftWords();
  const { daysOf } = useTimeOffWords();
  const { withClock } = useDaysClock();
  const isPast = Date.parse(row.endsAt) <= Date.now();
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">
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
        </Box>
        <Badge tone={isPast ? 'neutral' : 'warning'}>{t(isPast ? 'timesOff.past' : 'timesOff.toCome')}</Badge>
      </Flex>
    </ListItem>
  );
}
