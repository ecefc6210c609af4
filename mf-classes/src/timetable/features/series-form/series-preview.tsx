import { ApiError } from '@academy/shared-auth';
import { Box, Button, FormError, Heading, Stack, Text } from '@academy/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { DocumentsCaution } from '#/class/components/documents-caution.tsx';
import { usePaused } from '#/class/components/use-paused.ts';
import { type NewSeries, type SeriesPreview, seriesQueries } from '#/timetable/api/series.ts';
import { OutsideNote } from '#/timetable/components/free-times/outside-note.tsx';
import { ShortTimes } from '#/timetable/components/series/planned-times.tsx';
import { seriesFormTexts } from './series-form-schema.ts';

interface PreviewProps {
  /** Null while a value is missing. */
  request: NewSeries | null;
  of: Parties;
}

/** The form's words for the first field that the API rejects. */
function rejectedKey({ fields: [field] }: ApiError): string {
  const texts: Readonly<Record<string, string>> = seriesFormTexts;
  return (field && (texts[`${field.path}.${field.code}`] ?? texts[field.path])) || 'seriesForm.preview.failed';
}

interface FailedProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** Overlapping times are an error of the form; anything else can be retried. */
function Failed({ error, isFetching, onRetry }: FailedProps) {
  const { t } = useTranslation('classes');
  const { t: ui } = useTranslation('ui');
  if (error instanceof ApiError && error.status === 422) return <FormError>{t(rejectedKey(error))}</FormError>;
  return (
    <Stack gap="3">
      <FormError>{t('seriesForm.preview.failed')}</FormError>
      <Box>
        <Button variant="outline" size="sm" loading={isFetching} onClick={onRetry}>
          {ui('error.retry')}
        </Button>
      </Box>
    </Stack>
  );
}

/** The first eight weeks on both clocks, and the obstacles. */
export function Preview({ request, of }: PreviewProps) {
  const { t } = useTranslation('classes');
  const paused = usePaused(request ? JSON.stringify(request) : '');
  const fields: NewSeries | null = paused ? JSON.parse(paused) : null;
  const { data, error, isFetching, refetch } = useQuery({
    ...seriesQueries.preview(fields ?? ({} as NewSeries)),
    enabled: fields !== null,
    placeholderData: keepPreviousData<SeriesPreview>,
    staleTime: 0,
  });
  if (!request) return <Text color="fg.muted">{t('seriesForm.preview.missing')}</Text>;
  if (error) return <Failed error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (!data) return null;
  const joined = data.classes.filter(({ isJoined }) => isJoined).length;
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
      {joined > 0 && <Text>{t('seriesForm.preview.joined', { count: joined })}</Text>}
      {data.warnings.includes('no_classes_left') && (
        <Caution>
          <Text>{t('seriesForm.preview.noClassesLeft')}</Text>
        </Caution>
      )}
      {data.warnings.includes('documents_missing') && <DocumentsCaution />}
      <OutsideNote
        teacherId={of.teacher.id}
        starts={data.classes.map(({ startsAt }) => startsAt)}
        minutes={request.slots[0]?.minutes ?? 1}
      />
      <ShortTimes rows={data.classes.map((row) => ({ ...row, key: row.startsAt }))} of={of} />
    </Stack>
  );
}
