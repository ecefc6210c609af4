import { Badge, HStack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { statusTones } from '#/class/components/class-tones.ts';
import type { SeriesClass, SeriesDetail } from '#/timetable/api/series.ts';
import { PlannedTimes } from '#/timetable/components/series/planned-times.tsx';

function Marks({ row, teacherId }: { row: SeriesClass; teacherId: string }) {
  const { t } = useTranslation('classes');
  return (
    <HStack flexWrap="wrap">
      {row.teacher.id !== teacherId && <Text fontSize="sm">{row.teacher.name}</Text>}
      {row.isException && <Badge tone="info">{t('series.exception')}</Badge>}
      {row.status !== 'scheduled' && <Badge tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Badge>}
    </HStack>
  );
}

/** The future classes and the last held ones. */
export function SeriesClasses({ series }: { series: SeriesDetail }) {
  const { t } = useTranslation('classes');
  if (series.classes.length === 0) return <Text color="fg.muted">{t('series.noClasses')}</Text>;
  return (
    <PlannedTimes
      of={series}
      rows={series.classes.map((row) => ({
        key: row.id,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        link: (time) => (
          <TextLink reach to={places.details(row.id)}>
            {time}
          </TextLink>
        ),
        beside: <Marks row={row} teacherId={series.teacher.id} />,
      }))}
    />
  );
}
