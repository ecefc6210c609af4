import { Span } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';

/** A mark beside the time of a class that belongs to a series. */
export function SeriesMark() {
  const { t } = useTranslation('classes');
  return (
    <Span role="img" aria-label={t('series.mark')} title={t('series.mark')} display="inline-flex" color="fg.subtle">
      <RefreshCwIcon size={14} aria-hidden />
    </Span>
  );
}
