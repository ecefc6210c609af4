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
  Heading,
  ListItem,
  PageBody,
  PageHeader,
  Stack,
  Text,
  TextLink,
} from '@academy/shared-ui';
import { CalendarXIcon, PlusIcon } from '@academy/shared-ui/icons';
import { FramedList } from '#/base/components/framed-list.tsx';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type TimeOff, type TimeOffKind, timeOffQueries } from '#/timetable/api/times-off.ts';
import { useDaysClock } from '#/timetable/components/days-clock/use-days-clock.ts';
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
      <Loaded query={found} missing={empty}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          return rows.length > 0 ? <Rows kind={kind} rows={rows} /> : empty;
        }}
      </Loaded>
      {found.hasNextPage && (
        <MoreButton
          hasFailed={found.isFetchNextPageError}
          isFetching={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        />
      )}
    </Stack>
  );
}

interface MoreButtonProps {
  hasFailed: boolean;
  isFetching: boolean;
  onClick: () => void;
}

function MoreButton({ hasFailed, isFetching, onClick }: MoreButtonProps) {
  const { t } = useTranslation('classes');
  return (
    <Center flexDirection="column" gap="2">
      {hasFailed && (
        <Text role="alert" fontSize="sm" color="fg.muted">
          {t('timesOff.more.failed')}
        </Text>
      )}
      <Button variant="outline" size="sm" loading={isFetching} onClick={onClick}>
        {t('timesOff.more.show')}
      </Button>
    </Center>
  );
}

function Rows({ kind, rows }: { kind: TimeOffKind; rows: readonly TimeOff[] }) {
  return (
    <FramedList radius="card">
      {rows.map((row) => (
        <Row key={row.id} kind={kind} row={row} />
      ))}
    </FramedList>
  );
}

function Row({ kind, row }: { kind: TimeOffKind; row: TimeOff }) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const { nameOf, daysOf } = useTimeOffWords();
  const { withClock } = useDaysClock();
  const isPast = Date.parse(row.endsAt) <= Date.now();
  const name = <bdi>{nameOf(row)}</bdi>;
  const isLinked = kind === 'absence' || viewer.is('admin', 'super-admin');
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">
          <Text fontWeight="medium">
            {isLinked ? <TextLink to={places.timeOff(kind, row.id)}>{name}</TextLink> : name}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {withClock(daysOf(row), { zone: row.zone, person: row.teacher }, row.startsAt)}
          </Text>
          {row.job.total > 0 && (
            <Text fontSize="sm" color="fg.muted">
              {t('timesOff.classes', { count: row.job.total })}
            </Text>
          )}
        </Box>
        <Badge tone={isPast ? 'neutral' : 'warning'}>{t(isPast ? 'timesOff.past' : 'timesOff.toCome')}</Badge>
      </Flex>
    </ListItem>
  );
}
