import { useTranslation } from '@academy/shared-auth';
import { useNavigationGuard } from '@academy/shared-auth/router';
import { useEffect } from 'react';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

/**
 * Prevents the loss of unsaved text: blocks navigations while `active`, and asks before the window closes. `held` while
 * a navigation waits for `leave` or `stay`.
 */
export function useLeaveGuard(active: boolean): { held: boolean; leave: () => void; stay: () => void } {
  const held = useNavigationGuard(({ currentLocation, nextLocation }) => {
    return active && currentLocation.pathname !== nextLocation.pathname;
  });
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return { held: held !== null, leave: () => held?.proceed(), stay: () => held?.reset() };
}

export interface LeaveGuardProps {
  active: boolean;
  /** The viewer chose to leave and to lose the input. */
  onLeave?: () => void;
}

/** `useLeaveGuard` with its dialog. */
export function LeaveGuard({ active, onLeave }: LeaveGuardProps) {
  const { t } = useTranslation('ui');
  const { held, leave, stay } = useLeaveGuard(active);
  return (
    <ConfirmDialog
      open={held}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        onLeave?.();
        leave();
      }}
      onCancel={stay}
    />
  );
}
