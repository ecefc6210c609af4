import { Stack, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { Facts } from '#/base/components/facts.tsx';
import { places } from '#/base/components/places.ts';
import { useSubjectName } from '#/base/components/subject-line.tsx';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useMaterialName } from '#/library/components/use-material-name.ts';
import type { SeriesDetail } from '#/timetable/api/series.ts';

/** The facts about a series, and the series before and after it. */
export function SeriesFacts({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const dayOf = (date: string) => times.day(`${date}T12:00:00Z`, 'UTC');
  const { endsOn, count, everyWeeks } = series;
  const end = endsOn ? dayOf(endsOn) : count === null ? t('seriesForm.ends.never') : t('series.count', { count });
  const subjectName = useSubjectName();
  const materialName = useMaterialName();
  return (
    <PartCard title={t('series.about')}>
      <Stack gap="4">
        <Facts
          facts={[
            [t('column.student'), series.student.name],
            [t('column.teacher'), series.teacher.name],
            [t('materials.subject.label'), subjectName(series.subject)],
            [t('column.material'), materialName(series.material)],
            [t('series.clock'), times.city(series.zone)],
            [t('seriesForm.everyWeeks.label'), t('seriesForm.everyWeeks.option', { count: everyWeeks })],
            [t('seriesForm.startsOn.label'), dayOf(series.startsOn)],
            [t('seriesForm.ends.label'), end],
          ]}
        />
        {series.pastId && (
          <TextLink reach to={places.series(series.pastId)}>
            {t('series.past')}
          </TextLink>
        )}
        {series.followingId && (
          <TextLink reach to={places.series(series.followingId)}>
            {t('series.followed')}
          </TextLink>
        )}
      </Stack>
    </PartCard>
  );
}
