import { useLanguage, useSession, zoneFormat } from '@academy/shared-auth';
import { useSyncExternalStore } from 'react';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** A day of the student's calendar as "5 Jan 2026": the same in every zone. */
export function useDayText(): (day: string) => string {
  const format = zoneFormat(useLanguage(), 'UTC', day);
  return (date) => format.format(Date.parse(date));
}

/** The same for an instant, on the viewer's clock. */
export function useMomentText(): (iso: string) => string {
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const format = zoneFormat(useLanguage(), zone, day);
  return (iso) => format.format(Date.parse(iso));
}

/** The day of an instant on the viewer's clock, as a day of the calendar: 2026-01-05. */
export function useDayOf(): (ms: number) => string {
  const timeZone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  const format = new Intl.DateTimeFormat('en-CA', { timeZone });
  return (ms) => format.format(ms);
}

function onShown(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', look);
  };
}

/** Today on the viewer's clock; a page that was left open sees the next day when it is shown again. */
export function useToday(): string {
  const dayOf = useDayOf();
  return useSyncExternalStore(onShown, () => dayOf(Date.now()));
}
