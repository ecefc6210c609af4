import { Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import type { Parties } from '#/base/components/time/use-other-parties.ts';
import { DocumentsCaution } from '#/class/components/documents-caution.tsx';
import type { SeriesEffect } from '#/timetable/api/series.ts';
import { ShortTimes } from '#/timetable/components/series/planned-times.tsx';

/** The effect of a change, and its obstacles (D92). */
export function EffectView({ effect, of }: { effect: SeriesEffect; of: Parties }) {
  const { t } = useTranslation('classes');
  const { changed, made, cancelled, kept, notMade, warnings } = effect;
  const rows = [...notMade, ...changed.map((row) => ({ ...row, conflict: null })), ...made];
  return (
    <Stack gap="3" role="status">
      {changed.length > 0 && <Text>{t('series.effect.changed', { count: changed.length })}</Text>}
      {cancelled.length > 0 && <Text>{t('series.effect.cancelled', { count: cancelled.length })}</Text>}
      {changed.length + cancelled.length + made.length + notMade.length === 0 && (
        <Text>{t('series.effect.nothing')}</Text>
      )}
      {kept > 0 && <Text color="fg.muted">{t('series.effect.kept', { count: kept })}</Text>}
      {notMade.length > 0 && (
        <Caution tone="danger">
          <Text>{t('series.effect.notMade', { count: notMade.length })}</Text>
        </Caution>
      )}
      {warnings.includes('documents_missing') && <DocumentsCaution />}
      <ShortTimes rows={rows.map((row) => ({ ...row, key: row.startsAt }))} of={of} />
    </Stack>
  );
}
