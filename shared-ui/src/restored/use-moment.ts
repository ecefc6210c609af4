import { useSession, zoneFormat } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

/** Formats a moment (ms): the time if it is today, otherwise with the day, on the viewer's clock. */
export function useMoment(): (at: number) => string {
  const { i18n } = useTranslation('ui');
  const zone = useSession(({ user }) => user?.timezone ?? 'UTC');
  const format = (options: Intl.DateTimeFormatOptions) => zoneFormat(i18n.language, zone, options);
  return (at) => {
    const day = format({ dateStyle: 'short' });
    const isToday = day.format(at) === day.format(Date.now());
    const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
    return format(isToday ? time : { day: 'numeric', month: 'short', ...time }).format(at);
  };
}
