import { Stack, Text, TextLink } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { places } from '#/base/components/places.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { CalendarClass } from '#/calendar/api/calendar.ts';
import {
  type ClockOf,
  Clocks,
  Conflicts,
  DoubledTime,
  MissingTime,
} from '#/class/components/time-check/time-check-panel.tsx';
import type { useTimeCheck } from '#/class/components/time-check/use-time-check.ts';

export type Occurrence = '' | 'first' | 'second';

interface MoveCheckProps {
  row: CalendarClass;
  check: NonNullable<ReturnType<typeof useTimeCheck>>;
  occurrence: Occurrence;
  onTime: (wall: { date: string; time: string }) => void;
  onOccurrence: (occurrence: 'first' | 'second') => void;
}

/** The new time on the clocks of the others, and what stands against it. */
export function MoveCheck({ row, check, occurrence, onTime, onOccurrence }: MoveCheckProps) {
  const { t } = useTranslation('classes');
  const viewer = useViewer();
  const clocks = [
    { name: null, clock: check.author },
    ...(['student', 'teacher'] as const)
      .filter((side) => row[side].id !== viewer.id)
      .map((side) => ({ name: row[side].name, clock: check[side] })),
  ].filter((each): each is ClockOf => each.clock !== null);
  const { state, nearest, doubled, conflicts } = check;
  return (
    <Stack gap="3">
      {clocks.length > 0 && state !== 'does_not_exist' && <Clocks clocks={clocks} />}
      {state === 'does_not_exist' && nearest && <MissingTime nearest={nearest} onChoose={onTime} />}
      {doubled && <DoubledTime doubled={doubled} value={occurrence} zone={viewer.timezone} onChoose={onOccurrence} />}
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {conflicts.length > 0 && viewer.is('admin', 'super-admin') && (
        <Text fontSize="sm">
          <TextLink reach to={places.edit(row.id)}>
            {t('calendar.move.overlap')}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
