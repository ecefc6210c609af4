import type { SlotProps } from '@academy/shared-auth/contract';
import { PartSkeleton, Text, TextLink } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Progress, progressQueries } from '#/api/progress.ts';
import { places } from '#/components/places.ts';
import { useDayText } from '#/components/use-day-text.ts';
import { summarySize } from './sizes.ts';

/** On the page of a student: the memorised part, in one line. Renders nothing without it, or if it cannot be read. */
export default function ProgressSummary({ userId }: SlotProps<'person.summary'>) {
  const { t } = useTranslation('progress');
  const { data, isPending } = useQuery(progressQueries.of(userId));
  if (isPending) return <PartSkeleton size={summarySize} />;
  if (!data || data.memorised === 0) return null;
  return (
    <PartCard title={t('own.title')} action={<TextLink to={places.student(userId)}>{t('map.map')}</TextLink>}>
      <SummaryLine progress={data} />
    </PartCard>
  );
}

/** Complete juz and pages; ayahs if no page is complete yet. */
function SummaryLine({ progress: { memorised, whole, lastHeard } }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const dayText = useDayText();
  const juz = t('summary.juz', { count: whole.juz });
  const pages = t('summary.pages', { count: whole.pages });
  const both = t('summary.both', { juz, pages });
  const ayahs = t('summary.ayahs', { count: memorised });
  const what = whole.juz > 0 ? (whole.pages > 0 ? both : juz) : whole.pages > 0 ? pages : ayahs;
  const line = t('summary.memorised', { what });
  return <Text>{lastHeard ? t('summary.heard', { line, day: dayText(lastHeard) }) : line}</Text>;
}
