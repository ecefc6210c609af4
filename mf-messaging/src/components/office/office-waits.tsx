import { Text } from '@academy/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { officeQueries } from '#/api/office.ts';
import { useSpan } from './use-span.ts';

/** How long families wait: since when the first one waits now, and how fast the last answers were (D167). */
export function OfficeWaits() {
  const { t } = useTranslation('messaging');
  const span = useSpan();
  const { data } = useQuery(officeQueries.statistics());
  if (!data) return null;
  const { waitingSince, answered, medianMinutes, p90Minutes } = data;
  const since = waitingSince === null ? null : (Date.now() - Date.parse(waitingSince)) / 60_000;
  return (
    <Text fontSize="xs" color="fg.muted" paddingInline={{ base: '4', md: '3' }} paddingBlockEnd="2">
      {since === null ? t('office.waits.nobody') : t('office.waits.longest', { span: span(since) })}
      {answered > 0 && medianMinutes !== null && p90Minutes !== null && (
        <> {t('office.waits.answers', { half: span(medianMinutes), most: span(p90Minutes) })}</>
      )}
    </Text>
  );
}
