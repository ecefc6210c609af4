import type { RecitationPlayerWords, RecorderWords } from '@academy/shared-ui/recitation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SECONDS } from '#/api/home-recordings.ts';

export function usePlayerWords(): RecitationPlayerWords {
  const { t } = useTranslation('progress');
  return {
    play: t('recording.play'),
    pause: t('recording.pause'),
    place: t('recording.place'),
    failed: t('recording.failed'),
  };
}

export function useRecorderWords(): RecorderWords {
  const { t } = useTranslation('progress');
  return useMemo(
    () => ({
      start: t('recording.start'),
      most: t('recording.most', { count: MOST_SECONDS / 60 }),
      under: t('recording.under'),
      of: (most) => t('recording.of', { most }),
      stop: t('recording.stop'),
      discard: t('recording.discard'),
      rejected: { title: t('recording.rejected.title'), text: t('recording.rejected.text') },
      nothing: { title: t('recording.nothing.title'), text: t('recording.nothing.text') },
    }),
    [t],
  );
}
