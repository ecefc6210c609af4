import { Badge } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

const states = { prepared: 'warning', paid: 'success', returned: 'neutral' } as const;
const isState = (state: string): state is keyof typeof states => Object.hasOwn(states, state);

/** Whether a salary waits, is paid, or came back (D148). */
export function PayState({ state }: { state: string }) {
  const { t } = useTranslation('users');
  return isState(state) ? <Badge tone={states[state]}>{t(`payRuns.state.${state}`)}</Badge> : null;
}
