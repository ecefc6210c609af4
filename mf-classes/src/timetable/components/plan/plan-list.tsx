import { Badge, Box, Button, Center, Flex, ListItem, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedList } from '#/base/components/framed-list.tsx';
import { Loaded } from '#/base/components/loaded.tsx';

/** What the list needs of an infinite query. */
interface PlanQuery<Row> {
  data: { pages: readonly { data: readonly Row[] }[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface PlanListProps<Row> {
  query: PlanQuery<Row>;
  empty: ReactNode;
  renderRow: (row: Row) => ReactNode;
}

/** Absences, closures or shifts, latest first, with a button for more. */
export function PlanList<Row>({ query, empty, renderRow }: PlanListProps<Row>) {
  return (
    <>
      <Loaded query={query} missing={empty}>
        {({ pages }) => {
          const rows = pages.flatMap(({ data }) => data);
          return rows.length > 0 ? <FramedList radius="card">{rows.map(renderRow)}</FramedList> : empty;
        }}
      </Loaded>
      {query.hasNextPage && (
        <MoreButton
          hasFailed={query.isFetchNextPageError}
          isFetching={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        />
      )}
    </>
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

/** A row of the list, with whether the days are past. */
export function PlanRow({ endsAt, children }: { endsAt: string; children: ReactNode }) {
  const { t } = useTranslation('classes');
  const isPast = Date.parse(endsAt) <= Date.now();
  return (
    <ListItem padding="4">
      <Flex gap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
        <Box minWidth="0">{children}</Box>
        <Badge tone={isPast ? 'neutral' : 'warning'}>{t(isPast ? 'timesOff.past' : 'timesOff.toCome')}</Badge>
      </Flex>
    </ListItem>
  );
}
