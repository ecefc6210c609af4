import { numberFormat, useTranslation, zoneFormat } from '@academy/shared-auth';
import { Box, Flex, Grid, Text, toast } from '@academy/shared-ui';
import type { Window } from '#/api/free-times.ts';
import { useWeekWords } from '#/components/free-times/use-week-words.ts';
import { DAY, type Week } from '#/components/free-times/week.ts';
import { MOST_WINDOWS } from './free-times-schema.ts';
import { useWeekStroke } from './use-week-stroke.ts';

const HOUR_MS = 3_600_000;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const marks = [0, 6, 12, 18];

const percent = (minutes: number) => `${(100 * minutes) / DAY}%`;

interface WeekPainterProps {
  windows: readonly Window[];
  onPaint: (windows: Window[]) => void;
}

/** A week to paint with a pointer. The rows below do the same by keyboard, so screen readers do not see it. */
export function WeekPainter({ windows, onPaint }: WeekPainterProps) {
  const { t, i18n } = useTranslation('classes');
  const { weekdays, nameOf } = useWeekWords();
  const most = numberFormat(i18n.language).format(MOST_WINDOWS);
  const onTooMany = () => toast.error(t('freeTimes.windows.tooMany', { most }));
  const { shown, handlers } = useWeekStroke({ windows, weekdays, onPaint, onTooMany });
  return (
    <Box aria-hidden _print={{ display: 'none' }}>
      <Text fontSize="sm" color="fg.muted" marginBlockEnd="2">
        {t('freeTimes.windows.paint')}
      </Text>
      <Grid gridTemplateColumns="7rem minmax(0, 1fr)" columnGap="3" fontSize="sm">
        <Box />
        <Hours />
        <Box>
          {weekdays.map((weekday) => (
            <Flex key={weekday} height="8" alignItems="center">
              {nameOf(weekday)}
            </Flex>
          ))}
        </Box>
        <Box data-week position="relative" cursor="cell" touchAction="none" userSelect="none" {...handlers}>
          {weekdays.map((weekday) => (
            <Line key={weekday} spans={shown[weekday] ?? []} />
          ))}
          <Flex position="absolute" inset="0" pointerEvents="none">
            {hours.map((hour) => (
              <Box key={hour} flex="1" borderInlineStartWidth="1px" borderColor="bg.surface" />
            ))}
          </Flex>
        </Box>
      </Grid>
    </Box>
  );
}

function Hours() {
  const { i18n } = useTranslation('classes');
  const hour = zoneFormat(i18n.language, 'UTC', { hour: 'numeric', hourCycle: 'h12' });
  return (
    <Flex color="fg.muted" fontSize="xs" marginBlockEnd="1">
      {marks.map((mark) => (
        <Box key={mark} flex="1">
          {hour.format(mark * HOUR_MS)}
        </Box>
      ))}
    </Flex>
  );
}

function Line({ spans }: { spans: Week[number] }) {
  return (
    <Box position="relative" height="8" bg="bg.muted" borderBlockEndWidth="1px" borderColor="bg.surface">
      {spans.map(({ start, end }) => (
        <Box
          key={start}
          position="absolute"
          insetBlock="0.5"
          borderRadius="control"
          bg="brand.solid"
          style={{ insetInlineStart: percent(start), inlineSize: percent(end - start) }}
        />
      ))}
    </Box>
  );
}
