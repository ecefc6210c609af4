import { useTranslation } from '@academy/shared-auth';
import type { EventDisplayInfo } from '@fullcalendar/react';
import { useLayoutEffect, useRef, useState } from 'react';

/** What a class says in a cell: plain elements, since there are a hundred of them. One that is dragged has moved already. */
export const eventContentIn = (timeOf: (iso: string) => string) =>
  function EventContent({ event }: EventDisplayInfo) {
    const { separator, about } = event.extendedProps;
    return (
      <>
        <span className="calendar-event-time">{event.start && timeOf(event.start.toISOString())}</span>{' '}
        <span className="calendar-event-name" dir="auto">
          {event.title}
        </span>
        <span className="calendar-hidden">{about && separator}</span>
        <span className="calendar-event-more">{about}</span>
      </>
    );
  };

interface MoreLinkTextProps {
  /** How many of the listed classes are hidden. */
  hidden: number;
  /** By day. */
  unlisted: ReadonlyMap<string, number>;
}

/** `+12 more`, those that were not listed among them. FullCalendar does not say of which day a link is. */
export function MoreLinkText({ hidden, unlisted }: MoreLinkTextProps) {
  const { t } = useTranslation('classes');
  const text = useRef<HTMLSpanElement>(null);
  const [date, setDate] = useState('');
  useLayoutEffect(() => setDate(text.current?.closest<HTMLElement>('[data-date]')?.dataset.date ?? ''), []);
  return <span ref={text}>{t('calendar.more.text', { count: hidden + (unlisted.get(date) ?? 0) })}</span>;
}
