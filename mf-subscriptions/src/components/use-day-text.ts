import { useSession, withHijri, zoneFormat } from '@academy/shared-auth';
import { useTranslation } from 'react-i18next';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const isDateAlone = (iso: string) => /^\d{4}-\d{2}-\d{2}$/.test(iso);

/** "5 Jan 2026": an instant on the viewer's clock (D55), a date without a time the same in every zone. */
export function useDayText(): (iso: string) => string {
  const { i18n } = useTranslation('subscriptions');
  const zone = useSession(({ user }) => user?.timezone) ?? 'UTC';
  return (iso) => {
    const [at, ownZone] = [Date.parse(iso), isDateAlone(iso) ? 'UTC' : zone];
    return withHijri(zoneFormat(i18n.language, ownZone, day).format(at), at, i18n.language, ownZone);
  };
}
