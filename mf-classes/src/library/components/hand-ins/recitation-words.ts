import type { RecitationPlayerWords, RecorderWords } from '@academy/shared-ui/recitation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SECONDS } from '#/library/api/hand-ins.ts';

export function usePlayerWords(): RecitationPlayerWords {
  const { t } = useTranslation('classes');
  return {
    play: t('handIns.player.play'),
    pause: t('handIns.player.pause'),
    place: t('handIns.player.place'),
    failed: t('handIns.player.failed'),
  };
}

function useRecorderWords(): RecorderWords {
  const { t } = useTranslation('classes');
  return useMemo(
    () => ({
      start: t('handIns.record.start'),
      most: t('handIns.record.most', { count: MOST_SECONDS / 60 }),
      under: t('handIns.record.under'),
      of: (most) => t('handIns.record.of', { most }),
      stop: t('handIns.record.stop'),
      discard: t('handIns.record.discard'),
      rejected: { title: t('handIns.record.rejected.title'), text: t('handIns.record.rejected.text') },
      nothing: { title: t('handIns.record.nothing.title'), text: t('handIns.record.nothing.text') },
    }),
    [t],
  );
}

/** The texts of recorder and player. */
export const useRecitationWords = () => ({ recorder: useRecorderWords(), player: usePlayerWords() });
