import { endSession, localeOf, onViewOnly, type Session, useLanguage, useSession } from '@academy/shared-auth';
import { Button, toast } from '@academy/shared-ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signOut } from './sign-out.ts';
import { TopLine } from './top-line.tsx';

interface ViewLineProps {
  view: NonNullable<Session['view']>;
  isScrolledPast: boolean;
}

// `timeStyle` would write 05:00 pm.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;

/** A rejected change after a click gets a message; requests that the page sends itself need none. */
const isPressed = () => navigator.userActivation?.isActive ?? true;

/** Returns to the viewer's own session when the time is over, also after a sleep of the device. */
function useEnd(until: string): void {
  useEffect(() => {
    const look = () => Date.parse(until) <= Date.now() && endSession('expired');
    const timer = setTimeout(look, Math.max(0, Date.parse(until) - Date.now()) + 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until]);
}

/** D124: says as whom the academy is shown and until when, with a button that ends it. */
export default function ViewLine({ view: { until }, isScrolledPast }: ViewLineProps) {
  const { t } = useTranslation('shell');
  const locale = localeOf(useLanguage());
  const name = useSession(({ user }) => user?.name ?? '');
  const [isEnding, setEnding] = useState(false);
  useEnd(until);
  useEffect(() => onViewOnly(() => isPressed() && toast.error(t('view.rejected'))), [t]);
  const time = new Date(until).toLocaleTimeString(locale, clock);
  const end = () => {
    setEnding(true);
    void signOut();
  };
  return (
    <TopLine
      label={t('view.label')}
      isScrolledPast={isScrolledPast}
      action={
        <Button variant="ghost" size="sm" color="warning.fg" loading={isEnding} onClick={end}>
          {t('view.end')}
        </Button>
      }
    >
      {t('view.text', { name: `\u2068${name}\u2069`, time: `\u2068${time}\u2069` })}
    </TopLine>
  );
}
