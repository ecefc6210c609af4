import { Box, Button, Flex, Span, Stack, Text, UserName } from '@academy/shared-ui';
import { GlobeIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import { Caution } from '#/base/components/caution.tsx';
import { isolated } from '#/base/components/isolated.ts';
import { useTimes } from '#/base/components/time/use-times.ts';
import { useViewer } from '#/base/components/use-viewer.ts';
import type { Conflict, TimeCheck, WallClock } from '#/class/api/schedule.ts';
import { ConflictText } from './conflict-text.tsx';
import { splitWall, wallText } from './wall-text.ts';

export interface ClockOf {
  /** Null: the author. */
  name: string | null;
  clock: WallClock;
}

/** The same moment on the other people's clocks. */
export function Clocks({ clocks }: { clocks: readonly ClockOf[] }) {
  const { t, i18n } = useTranslation('classes');
  const times = useTimes();
  return (
    <Box role="status">
      <Stack as="ul" listStyle="none" gap="1">
        {clocks.map(({ name, clock }) => (
          <Flex as="li" key={name ?? ''} gap="2" alignItems="flex-start" fontSize="sm" color="fg.muted">
            <Box flexShrink="0" marginBlockStart="0.5" color="fg.subtle" aria-hidden>
              <GlobeIcon size={16} />
            </Box>
            <Text>
              {name === null ? <Span>{t('classForm.clock.you')}</Span> : <UserName>{name}</UserName>}
              <Span>{t('details.clock.in', { city: times.city(clock.zone) })}</Span>
              <bdi>{wallText(clock, i18n.language)}</bdi>
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}

interface NearestProps {
  nearest: NonNullable<TimeCheck['nearest']>;
  onChoose: (wall: { date: string; time: string }) => void;
}

/** D56: the clock skips this time; the nearest times before and after are offered. */
export function MissingTime({ nearest, onChoose }: NearestProps) {
  const { t, i18n } = useTranslation('classes');
  return (
    <Caution tone="danger">
      <Text>{t('classForm.time.doesNotExist')}</Text>
      <Flex gap="2" flexWrap="wrap">
        {[nearest.before, nearest.after].map(splitWall).map((wall) => (
          <Button key={wall.time} variant="outline" size="sm" onClick={() => onChoose(wall)}>
            {wallText(wall, i18n.language)}
          </Button>
        ))}
      </Flex>
    </Caution>
  );
}

interface DoubledProps {
  doubled: NonNullable<TimeCheck['doubled']>;
  value: '' | 'first' | 'second';
  /** The zone in which the time exists twice. */
  zone: string;
  onChoose: (occurrence: 'first' | 'second') => void;
}

const offsetOf = (iso: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(Date.parse(iso));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC') ?? '';
};

/** D56: this time exists twice; the viewer chooses which is meant. */
export function DoubledTime({ doubled, value, zone, onChoose }: DoubledProps) {
  const { t } = useTranslation('classes');
  return (
    <Caution>
      <Text id="doubled">{t('classForm.time.doubled')}</Text>
      <Flex gap="2" flexWrap="wrap" role="group" aria-labelledby="doubled">
        {(['first', 'second'] as const).map((occurrence) => (
          <Button
            key={occurrence}
            variant="outline"
            size="sm"
            aria-pressed={value === occurrence}
            onClick={() => onChoose(occurrence)}
          >
            {t(`classForm.time.${occurrence}`, { offset: isolated(offsetOf(doubled[occurrence], zone)) })}
          </Button>
        ))}
      </Flex>
    </Caution>
  );
}

/** The classes that exist at that time. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const { t } = useTranslation('classes');
  const isTeacher = useViewer().side === 'teacher';
  return (
    <Caution tone="danger">
      {conflicts.map((conflict) => (
        <Box key={`${conflict.who} ${conflict.starts_at}`}>
          <Text fontWeight="medium">
            {t(`classForm.conflictOf.${isTeacher && conflict.who === 'teacher' ? 'you' : conflict.who}`)}
          </Text>
          <ConflictText conflict={conflict} />
        </Box>
      ))}
    </Caution>
  );
}
