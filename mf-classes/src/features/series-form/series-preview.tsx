import { ApiError, useTranslation } from '@academy/shared-auth';
import { keepPreviousData, useQuery } from '@academy/shared-auth/query';
import { Heading, Stack, Text } from '@academy/shared-ui';
import { type NewSeries, type SeriesPreview, seriesQueries } from '#/api/series.ts';
import { Caution } from '#/components/caution.tsx';
import { ShortTimes } from '#/components/series/planned-times.tsx';
import type { Parties } from '#/components/time/use-other-parties.ts';
import { usePaused } from '#/components/use-paused.ts';

interface PreviewProps {
  /** Null while something is missing. */
  request: NewSeries | null;
  of: Parties;
}

/** The next eight weeks on both clocks, and what is in the way. */
export function Preview({ request, of }: PreviewProps) {
  const { t } = useTranslation('classes');
  const paused = usePaused(request ? JSON.stringify(request) : '');
  const fields: NewSeries | null = paused ? JSON.parse(paused) : null;
  const { data, error } = useQuery({
    ...seriesQueries.preview(fields ?? ({} as NewSeries)),
    enabled: fields !== null,
    placeholderData: keepPreviousData<SeriesPreview>,
    staleTime: 0,
  });
  if (!request) return <Text color="fg.muted">{t('seriesForm.preview.missing')}</Text>;
  if (error instanceof ApiError && error.status === 422) return null;
  if (!data) return null;
  const blocked = data.classes.filter(({ conflict }) => conflict).length;
  return (
    <Stack gap="3" role="status">
      <Heading as="h2" size="sm">
        {t('seriesForm.preview.title', { count: data.classes.length })}
      </Heading>
      {blocked > 0 && (
        <Caution tone="danger">
          <Text>{t('seriesForm.preview.blocked', { count: blocked })}</Text>
        </Caution>
      )}
      {data.warnings.includes('no_classes_left') && (
        <Caution>
          <Text>{t('seriesForm.preview.noClassesLeft')}</Text>
        </Caution>
      )}
      <ShortTimes rows={data.classes.map((row) => ({ ...row, key: row.startsAt }))} of={of} />
    </Stack>
  );
}
