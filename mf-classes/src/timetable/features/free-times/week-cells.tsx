import { Box, chakra } from '@academy/shared-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWeekWords } from '#/timetable/components/free-times/use-week-words.ts';
import { coverageOf, type DayPart, type Week } from '#/timetable/components/free-times/week.ts';

const HOURS = 24;
const HOUR = 60;
const hours = Array.from({ length: HOURS }, (_, hour) => hour);

const Cells = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    pointerEvents: 'none',
    outline: 'none',
    '&:focus-visible [data-active]': { outline: '2px solid {colors.focus}', outlineOffset: '-1px', zIndex: '1' },
    '& > *': { display: 'flex', flex: '1', minWidth: '0', minHeight: '0' },
    '& > * > *': { flex: '1', borderColor: 'bg.surface' },
  },
  variants: {
    isUpright: {
      true: { '& > *': { flexDirection: 'column' }, '& > * > *': { borderBlockStartWidth: '1px' } },
      false: { flexDirection: 'column', '& > * > *': { borderInlineStartWidth: '1px' } },
    },
  },
});

interface WeekCellsProps {
  week: Week;
  isUpright: boolean;
  hourText: (hour: number) => string;
  /** The id of the text that says how hours are offered. */
  describedBy: string;
  onToggle: (part: DayPart) => void;
}

const partOf = (weekday: number, hour: number): DayPart => ({ weekday, start: hour * HOUR, end: (hour + 1) * HOUR });

/** How an arrow moves the place: by lines, which are days, and by hours. */
function movesOf(key: string, isUpright: boolean, isMirrored: boolean): [lines: number, hours: number] | null {
  const along = { ArrowDown: [0, 1], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowLeft: [-1, 0] }[key];
  if (!along) return null;
  const [across = 0, down = 0] = along;
  const forward = isMirrored ? -across : across;
  return isUpright ? [forward, down] : [down, forward];
}

const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));

/** The hours of a week for the keyboard and screen readers: arrows move, the space bar offers an hour or takes it back. */
export function WeekCells({ week, isUpright, hourText, describedBy, onToggle }: WeekCellsProps) {
  const { t } = useTranslation('classes');
  const { weekdays, nameOf } = useWeekWords();
  const id = useId();
  const [place, setPlace] = useState({ line: 0, hour: 16 });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onToggle(partOf(weekdays[place.line] ?? 0, place.hour));
      return;
    }
    const moves = movesOf(event.key, isUpright, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!moves) return;
    event.preventDefault();
    const [lines, hoursOn] = moves;
    setPlace({ line: within(place.line + lines, weekdays.length), hour: within(place.hour + hoursOn, HOURS) });
  };
  return (
    <Cells
      isUpright={isUpright}
      role="grid"
      aria-multiselectable
      tabIndex={0}
      aria-label={t('freeTimes.windows.week')}
      aria-describedby={describedBy}
      aria-activedescendant={`${id}-${place.line}-${place.hour}`}
      onKeyDown={onKeyDown}
    >
      {weekdays.map((weekday, line) => (
        <Box key={weekday} role="row">
          {hours.map((hour) => (
            <Box
              key={hour}
              id={`${id}-${line}-${hour}`}
              role="gridcell"
              aria-label={t('freeTimes.windows.hour', { day: nameOf(weekday), hour: hourText(hour) })}
              aria-selected={coverageOf(week, partOf(weekday, hour)) === 'all'}
              data-active={(place.line === line && place.hour === hour) || undefined}
            />
          ))}
        </Box>
      ))}
    </Cells>
  );
}
