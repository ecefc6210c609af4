import { sessionStore } from '@academy/shared-auth';
import { useAnyBlocker } from '@academy/shared-auth/router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

/** A page changes its own query and part; a user whose session has ended cannot stay. */
const leavesPage: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && sessionStore.getState().reason === null;

/**
 * Prevents the loss of unsaved text: blocks navigations while `active`, and asks before the window closes. `held` while
 * a navigation waits for `leave` or `stay`.
 */
export function useLeaveGuard(active: boolean): { held: boolean; leave: () => void; stay: () => void } {
  const blocker = useAnyBlocker((move) => active && leavesPage(move));
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return { held: blocker.state === 'blocked', leave: () => blocker.proceed?.(), stay: () => blocker.reset?.() };
}

export interface LeaveGuardProps {
  active: boolean;
  /** The viewer chose to leave and to lose the input. */
  onLeave?: () => void;
}

/** What leaving does to each unsaved text of the page: one question is about all of them. */
const unsaved = new Set<() => void>();

function Question({ onLeave }: Pick<LeaveGuardProps, 'onLeave'>) {
  const { t } = useTranslation('ui');
  const { held, leave, stay } = useLeaveGuard(true);
  const lose = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const loseThis = () => lose();
    unsaved.add(loseThis);
    return () => void unsaved.delete(loseThis);
  }, []);
  return (
    <ConfirmDialog
      open={held}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        for (const loseOne of [...unsaved]) loseOne();
        leave();
      }}
      onCancel={stay}
    />
  );
}

/** `useLeaveGuard` with its dialog. */
export const LeaveGuard = ({ active, onLeave }: LeaveGuardProps) => active && <Question onLeave={onLeave} />;
