import { Box, LinkTabs, PageBody, PageHeader, Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { places } from '#/base/components/places.ts';
import { doneStatuses, reviewQueries } from '#/reports/api/report-reviews.ts';
import { DoneList } from './done-list.tsx';
import { RoundView } from './round-view.tsx';

/** D154: the reports that a leader is to read, and those that were read. */
export default function ReportsToReadPage() {
  const { t } = useTranslation('classes');
  const [search] = useSearchParams();
  const status = doneStatuses.find((each) => each === search.get('status'));
  const title = t('reading.title');
  return (
    <PageBody width={status ? 'content' : 'reading'}>
      <PageHeader title={title} context={<Statistics isRound={!status} />} />
      <Box marginBlockEnd="4">
        <LinkTabs
          label={title}
          links={[
            { to: places.reportsToRead(), label: t('reading.tab.waiting'), isCurrent: !status },
            ...doneStatuses.map((each) => ({
              to: places.reportsToRead(each),
              label: t(`reading.tab.${each}`),
              isCurrent: each === status,
            })),
          ]}
        />
      </Box>
      {status ? <DoneList key={status} status={status} /> : <RoundView />}
    </PageBody>
  );
}

/** What was read in the last thirty days, and after how long; the round brings it with its reports. */
function Statistics({ isRound }: { isRound: boolean }) {
  const { t } = useTranslation('classes');
  const round = useQuery({ ...reviewQueries.round(), enabled: isRound });
  const summary = useQuery({ ...reviewQueries.summary(), enabled: !isRound });
  const { data } = isRound ? round : summary;
  if (!data) return t('reading.context');
  const { read, returned, byThemselves, medianMinutes } = data.statistics;
  const hours = medianMinutes === null ? null : Math.round(medianMinutes / 60);
  const parts = [
    t('reading.statistics.read', { count: read }),
    t('reading.statistics.returned', { count: returned }),
    ...(byThemselves > 0 ? [t('reading.statistics.byThemselves', { count: byThemselves })] : []),
    ...(hours === null
      ? []
      : [hours < 1 ? t('reading.statistics.soon') : t('reading.statistics.hours', { count: hours })]),
  ];
  return (
    <Text as="span">
      {t('reading.statistics.days')} {parts.join(t('line.separator'))}
    </Text>
  );
}
