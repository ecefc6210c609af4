import { localeOf, useTranslation } from '@academy/shared-auth';
import { Text } from '@academy/shared-ui';
import type { ClassDetail } from '#/api/class-schema.ts';
import { isolated } from '#/components/isolated.ts';
import { countdownText } from '#/components/time/time-text.ts';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** The time until or since an instant, in words. */
function distance(milliseconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'always' });
  const size = Math.abs(milliseconds);
  if (size < HOUR) return format.format(Math.round(milliseconds / MINUTE), 'minute');
  return size < 2 * DAY
    ? format.format(Math.round(milliseconds / HOUR), 'hour')
    : format.format(Math.round(milliseconds / DAY), 'day');
}

/** To the second in the last hour; then how long the class still runs, then how long ago it ended. */
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
      : distance((now < starts ? starts : ends) - now, i18n.language);
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
