import { Button, Center, EmptyState, PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { CalendarXIcon } from '@academy/shared-ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FramedList } from '#/base/components/framed-list.tsx';
import { Loaded } from '#/base/components/loaded.tsx';
import { keptClassQueries } from '#/timetable/api/kept-classes.ts';
import { KeptRow } from './kept-row.tsx';

/** D97–D99: all classes to come that a layer of the timetable left as they were, each with the reason. */
export default function KeptClassesPage() {
  const { t } = useTranslation('classes');
  const found = useInfiniteQuery(keptClassQueries.list());
  const empty = (
    <EmptyState icon={<CalendarXIcon size={22} />} title={t('keptClasses.none')} text={t('keptClasses.noneText')} />
  );
  return (
    <PageBody width="reading">
      <PageHeader title={t('keptClasses.title')} context={t('keptClasses.context')} />
      <Stack gap="4">
        <Loaded query={found} missing={empty}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data);
            if (rows.length === 0) return empty;
            return (
              <FramedList radius="card">
                {rows.map((row) => (
                  <KeptRow key={`${row.id} ${row.layer.kind} ${row.layer.id}`} row={row} />
                ))}
              </FramedList>
            );
          }}
        </Loaded>
        {found.hasNextPage && (
          <Center flexDirection="column" gap="2">
            {found.isFetchNextPageError && (
              <Text role="alert" fontSize="sm" color="fg.muted">
                {t('keptClasses.moreFailed')}
              </Text>
            )}
            <Button
              variant="outline"
              size="sm"
              loading={found.isFetchingNextPage}
              onClick={() => void found.fetchNextPage()}
            >
              {t('keptClasses.more')}
            </Button>
          </Center>
        )}
      </Stack>
    </PageBody>
  );
}
