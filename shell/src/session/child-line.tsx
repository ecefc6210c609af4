import { type ChildSession, endSession, onViewOnly, useSession } from '@academy/shared-auth';
import { Button, Span, toast } from '@academy/shared-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { backStore } from './back-store.ts';
import { TopLine } from './top-line.tsx';

interface ChildLineProps {
  child: ChildSession;
  isScrolledPast: boolean;
}

/** A rejected call after a press gets a message; requests that the page sends itself need none. */
const isPressed = () => navigator.userActivation?.isActive ?? true;

/** Ends the session here when its time is over, also after a sleep of the device. */
function useEnd(until: string): void {
  useEffect(() => {
    const look = () => Date.parse(until) <= Date.now() && endSession('expired');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [until]);
}

/** D141: says whose place this is, and leads back to the parent who has opened it. */
export default function ChildLine({ child: { by, until, ownDevice }, isScrolledPast }: ChildLineProps) {
  const { t } = useTranslation('shell');
  const name = useSession(({ user }) => user?.name ?? '');
  useEnd(until);
  useEffect(() => onViewOnly(() => isPressed() && toast.error(t('child.rejected'))), [t]);
  if (ownDevice) return null;
  return (
    <TopLine
      label={t('child.label')}
      isScrolledPast={isScrolledPast}
      action={
        <Button variant="ghost" size="sm" color="warning.fg" onClick={() => backStore.setState({ isAsked: true })}>
          {t('child.back', { name: `\u2068${by.name}\u2069` })}
        </Button>
      }
    >
      <Span>{t('child.text', { name: `\u2068${name}\u2069` })}</Span>
    </TopLine>
  );
}
