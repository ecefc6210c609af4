import { useTranslation } from '@academy/shared-auth';
import { Box, Heading, Stack, Text, UserName } from '@academy/shared-ui';
import { GlobeIcon } from '@academy/shared-ui/icons';
import type { ClassDetail } from '#/api/class-schema.ts';
import { useTimes } from '#/components/use-times.ts';
import { useViewer } from '#/components/use-viewer.ts';

type Party = ClassDetail['student'] | ClassDetail['teacher'];

/** The viewer's time first; beside it that of the other party, or of both, named by city (D55). */
export function ClassClocks({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { id } = useViewer();
  const { starts_at: starts, ends_at: ends, student, teacher } = detail;
  const others: Party[] = [student, teacher].filter((party) => party.id !== id);
  return (
    <Box minWidth="0">
      <Text color="fg.muted">{times.dayInFull(starts)}</Text>
      <Heading as="p" size="xl" marginBlock="0.5" fontVariantNumeric="tabular-nums">
        <bdi>{t('details.span', { from: times.time(starts), to: times.time(ends) })}</bdi>
      </Heading>
      <Text fontSize="sm" color="fg.subtle">
        {t('details.clock.own', { city: times.city(times.zone) })}
      </Text>
      <Stack as="ul" listStyle="none" gap="1" marginBlockStart="3">
        {others.map((party) => (
          <OtherClock key={party.id} party={party} starts={starts} ends={ends} />
        ))}
      </Stack>
    </Box>
  );
}

function OtherClock({ party, starts, ends }: { party: Party; starts: string; ends: string }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { timezone: zone } = party;
  const isOtherDay = times.day(starts) !== times.day(starts, zone);
  const span = t('details.span', { from: times.time(starts, zone), to: times.time(ends, zone) });
  return (
    <Box as="li" display="flex" gap="2" alignItems="flex-start" fontSize="sm" color="fg.muted">
      <Box flexShrink="0" marginBlockStart="0.5" color="fg.subtle" aria-hidden>
        <GlobeIcon size={16} />
      </Box>
      <Text>
        <UserName>{party.name}</UserName>
        {t('details.clock.in', { city: times.city(zone) })}
        <bdi>{times.isOwnClock(starts, zone) ? t('details.clock.same') : span}</bdi>
        {isOtherDay && <bdi>{t('details.clock.day', { day: times.day(starts, zone) })}</bdi>}
      </Text>
    </Box>
  );
}
