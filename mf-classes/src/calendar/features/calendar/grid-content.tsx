import { RefreshCwIcon } from '@academy/shared-ui/icons';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The content of a class's cell: few plain elements, since there are a hundred cells. A dragged class has moved
 * already.
 */
export const eventContentIn = (timeOf: (iso: string) => string, weekly: string) =>
  function EventContent({ event, view }: EventDisplayInfo) {
    const { separator, about, row } = event.extendedProps;
    if (!row) return null;
    return (
      <>
        <span className="calendar-event-time">{event.start && timeOf(event.start.toISOString())}</span>{' '}
        <span className="calendar-event-name" dir="auto">
          {event.title}
        </span>
        {row.series_id && (
          <span className="calendar-event-mark" role="img" aria-label={weekly} title={weekly}>
            <RefreshCwIcon size={12} aria-hidden />
          </span>
        )}
        {about && view.type === 'dayGridMonth' && <span className="calendar-hidden">{separator + about}</span>}
        {about && view.type !== 'dayGridMonth' && (
          <>
            <span className="calendar-hidden">{separator}</span>
            <span className="calendar-event-more">{about}</span>
          </>
        )}
      </>
    );
  };

/** `+12 more`; each count is formatted once, since the days of a full month have the same few counts. */
export function useMoreText(): (count: number) => string {
  const { t, i18n } = useTranslation('classes');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts follow the language alone
  return useMemo(() => {
    const known = new Map<number, string>();
    return (count) => {
      const text = known.get(count) ?? t('calendar.more.text', { count });
      known.set(count, text);
      return text;
    };
  }, [i18n.language]);
}

interface MoreLinkTextProps {
  /** How many of the listed classes are hidden. */
  hidden: number;
  /** By day. */
  unlisted: ReadonlyMap<string, number>;
  textOf: (count: number) => string;
}

/** Classes that were not listed count too. FullCalendar does not say which day a link belongs to. */
export function MoreLinkText({ hidden, unlisted, textOf }: MoreLinkTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [date, setDate] = useState('');
  useLayoutEffect(() => setDate(text.current?.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''), []);
  return <span ref={text}>{textOf(hidden + (unlisted.get(date) ?? 0))}</span>;
}
