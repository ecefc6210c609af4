import { localeOf } from '@academy/shared-auth';
import { Badge, Box, Stack, Text, UserName } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { LogEntry } from '#/class/api/class-schema.ts';

/** Stays of people with their length (D23); to the second, as in the attendance log. */
export function AttendanceLines({ log }: { log: readonly LogEntry[] }) {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  const clock = new Intl.DateTimeFormat(localeOf(i18n.language), {
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h12',
    timeZone: times.zone,
  });
  const minutes = new Intl.NumberFormat(localeOf(i18n.language), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const at = (iso: string) => clock.format(Date.parse(iso));
  const lines = (
    <Stack as="ul" listStyle="none" gap="3">
      {log.map((entry) => (
        <Box as="li" key={`${entry.user.id} ${entry.joined_at}`} fontVariantNumeric="tabular-nums">
          <Text fontWeight="medium">
            <UserName>{entry.user.name}</UserName>
            {entry.by_name && (
              <Badge marginInlineStart="2" fontWeight="normal">
                {t('log.byName')}
              </Badge>
            )}
          </Text>
          <Text fontSize="sm" color="fg.muted">
            {entry.left_at
              ? t('log.stay', { from: at(entry.joined_at), to: at(entry.left_at) })
              : t('log.since', { from: at(entry.joined_at) })}
            {entry.duration !== null && (
              <>
                {t('line.separator')}
                <bdi>{minutes.format(Math.round(entry.duration / 60))}</bdi>
              </>
            )}
          </Text>
        </Box>
      ))}
    </Stack>
  );
  if (!log.some((entry) => entry.by_name)) return lines;
  return (
    <Stack gap="3">
      {lines}
      <Text fontSize="sm" color="fg.muted">
        {t('log.byNameText')}
      </Text>
    </Stack>
  );
}
