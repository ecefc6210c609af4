import { chakra } from '@academy/shared-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayByKey, monthOf, weekdayNames, weeksOf } from './calendar-days.ts';
import { type Day, dayText, today } from './day-text.ts';
import { monthText } from './month.ts';

const Table = chakra('table', { base: { width: 'full', tableLayout: 'fixed', borderCollapse: 'collapse' } });
const Weekday = chakra('th', {
  base: { paddingBlock: '1.5', fontSize: 'xs', fontWeight: 'medium', color: 'fg.subtle', textAlign: 'center' },
});
const DayButton = chakra('button', {
  base: {
    width: 'full',
    height: '10',
    borderRadius: 'control',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    '&[data-outside]': { color: 'fg.subtle' },
    '&[aria-current=date]': { fontWeight: 'semibold', boxShadow: 'inset 0 0 0 1px {colors.border.strong}' },
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outlineOffset: '-2px' },
    _pressed: { bg: 'brand.solid', color: 'brand.contrast' },
  },
});

interface DayGridProps {
  focused: Day;
  chosen: Day | null;
  onFocus: (day: Day) => void;
  onChoose: (day: Day) => void;
}

/** The weeks of the focused day's month; keys move by day, week, month and year. */
export function DayGrid({ focused, chosen, onFocus, onChoose }: DayGridProps) {
  const { i18n } = useTranslation('ui');
  const table = useRef<HTMLTableElement>(null);
  const isMoved = useRef(true);
  const month = monthOf(focused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has the focus
  useEffect(() => {
    if (!isMoved.current) return;
    isMoved.current = false;
    // Runs after the panel's effect, which moves the focus when it opens.
    queueMicrotask(() => table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true }));
  }, [focused]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = dayByKey(focused, event, isRtl);
    if (next === null) return;
    event.preventDefault();
    isMoved.current = true;
    onFocus(next);
  };
  return (
    <Table ref={table} role="grid" aria-label={monthText(month, i18n.language, 'full')} onKeyDown={move}>
      <thead>
        <tr>
          {weekdayNames(i18n.language).map(({ short, long }) => (
            <Weekday key={long} scope="col" abbr={long}>
              {short}
            </Weekday>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day}>
                <DayButton
                  type="button"
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={dayText(day, i18n.language, 'full')}
                  aria-pressed={day === chosen}
                  aria-current={day === today() ? 'date' : undefined}
                  data-outside={monthOf(day) === month ? undefined : ''}
                  onClick={() => onChoose(day)}
                >
                  {Number(day.slice(8))}
                </DayButton>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
