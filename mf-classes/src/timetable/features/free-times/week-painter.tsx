import { numberFormat, zoneFormat } from '@academy/shared-auth';
import { Box, chakra, Flex, Grid, Span, Text, toast, useCoarsePointer, VisuallyHidden } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isolated } from '#/base/components/isolated.ts';
import type { Window } from '#/timetable/api/free-times.ts';
import { useWeekWords } from '#/timetable/components/free-times/use-week-words.ts';
import { DAY, type DayPart, type Week } from '#/timetable/components/free-times/week.ts';
import { MOST_WINDOWS } from './free-times-schema.ts';
import { useWeekStroke } from './use-week-stroke.ts';
import { WeekCells } from './week-cells.tsx';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
/** A Sunday. */
const SUNDAY = 3;
const marks = [0, 6, 12, 18];
const uprightMarks = [0, 3, 6, 9, 12, 15, 18, 21];

const percent = (minutes: number) => `${(100 * minutes) / DAY}%`;

/** Where a week is painted: each day a line, or a column where there is no room for lines. */
const Surface = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    cursor: 'cell',
    // A finger that moves up or down at once scrolls the page.
    touchAction: 'pan-y pinch-zoom',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
  },
  variants: { isUpright: { true: { gap: '1px', height: '27rem' }, false: { flexDirection: 'column' } } },
});
const Day = chakra('div', {
  base: { position: 'relative', bg: 'bg.muted' },
  variants: {
    isUpright: {
      true: { flex: '1', minWidth: '0' },
      false: { height: '8', borderBlockEndWidth: '1px', borderColor: 'bg.surface' },
    },
  },
});

interface WeekPainterProps {
  windows: readonly Window[];
  onPaint: (windows: Window[]) => void;
  isUpright: boolean;
}

/** A week to paint with a finger, a pointer, or the keyboard; the rows below have its exact times. */
export function WeekPainter({ windows, onPaint, isUpright }: WeekPainterProps) {
  const { t, i18n } = useTranslation('classes');
  const { weekdays, nameOf } = useWeekWords();
  const keysId = useId();
  const most = numberFormat(i18n.language).format(MOST_WINDOWS);
  const onTooMany = () => toast.error(t('freeTimes.windows.tooMany', { most }));
  const { shown, parts, toggle, surface } = useWeekStroke({ windows, weekdays, isUpright, onPaint, onTooMany });
  const clock = zoneFormat(i18n.language, 'UTC', { hour: 'numeric', hourCycle: 'h12' });
  const hourText = (hour: number) => clock.format(hour * HOUR_MS);
  return (
    <Box _print={{ display: 'none' }}>
      <Hint keysId={keysId} />
      <Stroked parts={parts} />
      <Grid
        gridTemplateColumns={isUpright ? '2.75rem minmax(0, 1fr)' : '7rem minmax(0, 1fr)'}
        columnGap={isUpright ? '1' : '3'}
        fontSize="sm"
      >
        <Box />
        {isUpright ? <DayNames /> : <Hours hourText={hourText} />}
        {isUpright ? (
          <HoursDown hourText={hourText} />
        ) : (
          <Box aria-hidden>
            {weekdays.map((weekday) => (
              <Flex key={weekday} height="8" alignItems="center">
                {nameOf(weekday)}
              </Flex>
            ))}
          </Box>
        )}
        <Surface data-week isUpright={isUpright} {...surface}>
          {weekdays.map((weekday) => (
            <Day key={weekday} isUpright={isUpright}>
              <Spans spans={shown[weekday] ?? []} isUpright={isUpright} />
            </Day>
          ))}
          <WeekCells week={shown} isUpright={isUpright} hourText={hourText} describedBy={keysId} onToggle={toggle} />
        </Surface>
      </Grid>
    </Box>
  );
}

/** How hours are marked with this device, and with a keyboard. */
function Hint({ keysId }: { keysId: string }) {
  const { t } = useTranslation('classes');
  const isTouch = useCoarsePointer();
  const keys = t('freeTimes.windows.keys');
  return (
    <Text fontSize="sm" color="fg.muted" marginBlockEnd="2">
      <Span>{t(isTouch ? 'freeTimes.windows.touch' : 'freeTimes.windows.paint')}</Span>
      {isTouch ? <VisuallyHidden id={keysId}>{keys}</VisuallyHidden> : <Span id={keysId}>{` ${keys}`}</Span>}
    </Text>
  );
}

/** What the stroke covers: its days and hours. */
function Stroked({ parts }: { parts: readonly DayPart[] }) {
  const { t, i18n } = useTranslation('classes');
  const { nameOf } = useWeekWords();
  const clock = zoneFormat(i18n.language, 'UTC', { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  const [first, last] = [parts[0], parts.at(-1)];
  const textOf = (one: DayPart, other: DayPart) => {
    const [day, until] = [nameOf(one.weekday), nameOf(other.weekday)];
    const [from, to] = [one.start, one.end].map((minutes) => isolated(clock.format(minutes * MINUTE_MS)));
    return one === other
      ? t('freeTimes.windows.stroke', { day, from, to })
      : t('freeTimes.windows.strokes', { day, until, from, to });
  };
  return (
    <Text aria-hidden fontSize="sm" fontWeight="medium" minHeight="6" marginBlockEnd="1">
      {first && last ? textOf(first, last) : ''}
    </Text>
  );
}

function Hours({ hourText }: { hourText: (hour: number) => string }) {
  return (
    <Flex aria-hidden color="fg.muted" fontSize="xs" marginBlockEnd="1">
      {marks.map((mark) => (
        <Box key={mark} flex="1">
          {hourText(mark)}
        </Box>
      ))}
    </Flex>
  );
}

function HoursDown({ hourText }: { hourText: (hour: number) => string }) {
  return (
    <Flex aria-hidden flexDirection="column" color="fg.muted" fontSize="xs" height="27rem" whiteSpace="nowrap">
      {uprightMarks.map((mark) => (
        <Box key={mark} flex="1" lineHeight="1">
          {hourText(mark)}
        </Box>
      ))}
    </Flex>
  );
}

/** Day names that fit into columns; in Arabic only single letters fit. */
function DayNames() {
  const { i18n } = useTranslation('classes');
  const { weekdays } = useWeekWords();
  const name = zoneFormat(i18n.language, 'UTC', { weekday: i18n.language.startsWith('ar') ? 'narrow' : 'short' });
  return (
    <Flex aria-hidden fontSize="xs" color="fg.muted" marginBlockEnd="1">
      {weekdays.map((weekday) => (
        <Box key={weekday} flex="1" minWidth="0" textAlign="center">
          {name.format((SUNDAY + weekday) * DAY_MS)}
        </Box>
      ))}
    </Flex>
  );
}

function Spans({ spans, isUpright }: { spans: Week[number]; isUpright: boolean }) {
  return spans.map(({ start, end }) => (
    <Box
      key={start}
      position="absolute"
      insetBlock={isUpright ? undefined : '0.5'}
      insetInline={isUpright ? '0.5' : undefined}
      borderRadius="control"
      bg="brand.solid"
      style={
        isUpright
          ? { insetBlockStart: percent(start), blockSize: percent(end - start) }
          : { insetInlineStart: percent(start), inlineSize: percent(end - start) }
      }
    />
  ));
}
