import { distanceText, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import { countdownText } from '#/base/components/time/time-text.ts';
import type { ClassDetail } from '#/class/api/class-schema.ts';

const HOUR = 3_600_000;

/**
 * To the second in the last hour; then how long the class still runs, then how long ago it ended. Nothing where the day,
 * which stands beside it, is enough.
 */
export function Countdown({
  detail,
  now,
}: {
  detail: Pick<ClassDetail, 'starts_at' | 'ends_at' | 'status'>;
  now: number;
}) {
  const { t, i18n } = useTranslation('classes');
  const [starts, ends] = [Date.parse(detail.starts_at), Date.parse(detail.ends_at)];
  const isNear = now < starts && starts - now < HOUR;
  const isUnderWay = now >= starts && now < ends;
  const said = isNear
    ? t('details.countdown.starts', { wait: isolated(countdownText(starts - now)) })
    : isUnderWay
      ? t('details.countdown.underWay', { wait: isolated(countdownText(ends - now)) })
      : distanceText((now < starts ? starts : ends) - now, i18n.language);
  if (said === null) return null;
  return (
    <Text
      role={isNear || isUnderWay ? 'timer' : undefined}
      color={isNear || isUnderWay ? 'accent.fg' : 'fg.muted'}
      fontWeight="medium"
      fontVariantNumeric="tabular-nums"
    >
      {said}
    </Text>
  );
}
