import { Box, Heading, Stack, Text } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { OtherClock } from '#/base/components/time/other-clock.tsx';
import { useOtherParties } from '#/base/components/time/use-other-parties.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import type { ClassRow } from '#/class/api/class-schema.ts';

/** The viewer's time first; below it the times of the other people whose clocks differ, with their cities (D55). */
export function ClassClocks({ detail }: { detail: Pick<ClassRow, 'starts_at' | 'ends_at' | 'student' | 'teacher'> }) {
  const { t } = useTranslation('classes');
  const times = useTimes();
  const { starts_at: starts, ends_at: ends } = detail;
  const others = useOtherParties()(detail, starts);
  return (
    <Box minWidth="0">
      <Text color="fg.muted">{times.nearDayInFull(starts)}</Text>
      <Heading as="p" size="xl" marginBlock="0.5" fontVariantNumeric="tabular-nums">
        <bdi>{times.span(starts, ends)}</bdi>
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
