import { Badge, Button, EmptyState, Flex, Grid, HStack, PageBody, PageHeader, Stack, Text } from '@academy/shared-ui';
import { CalendarDaysIcon, PencilIcon } from '@academy/shared-ui/icons';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Caution } from '#/base/components/caution.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { Loaded } from '#/base/components/loaded.tsx';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import { type SeriesDetail, seriesQueries } from '#/timetable/api/series.ts';
import { PauseLink } from '#/timetable/components/holds/pause-link.tsx';
import { OwnClock, useWeeklyTimes } from '#/timetable/components/series/weekly-times.tsx';
import { ChangeSeriesDialog } from '#/timetable/components/series-dialogs/change-series-dialog.tsx';
import { EndSeriesDialog } from '#/timetable/components/series-dialogs/end-series-dialog.tsx';
import { NotMadeList } from './not-made-list.tsx';
import { SeriesClasses } from './series-classes.tsx';
import { SeriesFacts } from './series-facts.tsx';

export default function SeriesDetailsPage() {
  const { t } = useTranslation('classes');
  const { id = '' } = useParams();
  const query = useQuery(seriesQueries.detail(id));
  const missing = <EmptyState icon={<CalendarDaysIcon size={22} />} title={t('series.missing')} />;
  return (
    <PageBody>
      <Loaded query={query} header={<PageHeader title={t('series.title')} />} missing={missing}>
        {(series) => <SeriesOf series={series} />}
      </Loaded>
    </PageBody>
  );
}

function Actions({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'change' | 'end' | null>(null);
  const close = () => setAsked(null);
  const { side } = useViewer();
  if (series.status === 'ended') return null;
  if (side === 'family' || side === 'student') return <PauseLink studentId={series.student.id} />;
  if (!series.may.edit) return null;
  return (
    <>
      <Flex gap="2" flexWrap="wrap">
        <Button variant="outline" onClick={() => setAsked('end')}>
          {t('series.end.action')}
        </Button>
        <Button onClick={() => setAsked('change')}>
          <PencilIcon aria-hidden />
          {t('series.change.action')}
        </Button>
      </Flex>
      {asked === 'change' && (
        <ChangeSeriesDialog
          series={series}
          onClose={close}
          onDone={(next) => {
            close();
            if (next.id !== series.id) navigate(places.series(next.id), { replace: true });
          }}
        />
      )}
      {asked === 'end' && <EndSeriesDialog series={series} onClose={close} onDone={close} />}
    </>
  );
}

function SeriesOf({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  const timesOf = useWeeklyTimes();
  const isEnded = series.status === 'ended';
  return (
    <>
      <PageHeader
        title={t('series.of', { student: isolated(series.student.name) })}
        context={
          <HStack as="span" flexWrap="wrap">
            {isEnded && <Badge tone="neutral">{t('series.ended')}</Badge>}
            <Text as="span">
              {timesOf(series)}
              <OwnClock of={series} />
            </Text>
          </HStack>
        }
        action={<Actions series={series} />}
      />
      <Grid gap="5" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}>
        <Stack gap="5">
          {series.endReason && series.endReason !== 'ended' && (
            <Caution>
              <Text>{t(`series.endReason.${series.endReason}`)}</Text>
            </Caution>
          )}
          {series.notMade.length > 0 && (
            <PartCard title={t('series.notMade.title')}>
              <NotMadeList series={series} />
            </PartCard>
          )}
          <PartCard title={t('series.classes')}>
            <SeriesClasses series={series} />
          </PartCard>
        </Stack>
        <SeriesFacts series={series} />
      </Grid>
    </>
  );
}
