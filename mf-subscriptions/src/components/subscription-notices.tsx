import { Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '#/api/purchases.ts';
import { isolated } from './isolated.ts';
import { Notice } from './notice.tsx';
import { PausedText } from './paused-text.tsx';
import { useChargeText } from './use-charge-text.ts';

interface HeldNoticeProps {
  /** Null: the viewer's own. */
  name: string | null;
  subscription: Subscription;
}

/** Says that a payment of a subscription differs from the price (D36). */
export function HeldNotice({ name, subscription }: HeldNoticeProps) {
  const { t } = useTranslation('subscriptions');
  if (!subscription.held) return null;
  const text = name === null ? t('subscription.held') : t('subscription.heldOf', { name: isolated(name) });
  return <Notice tone="warning">{text}</Notice>;
}

interface ChargeNoticeProps extends HeldNoticeProps {
  studentId: string | null;
  /** A way to change the card. */
  children?: ReactNode;
}

/** Says that a renewal has failed, and whether classes are paused because of it, or that a card ends soon (D114). */
export function ChargeNotice({ studentId, name, subscription, children }: ChargeNoticeProps) {
  const text = useChargeText()(subscription, name);
  if (text === null) return null;
  return (
    <Notice tone="warning">
      <Text>{text}</Text>
      {subscription.state === 'past_due' && studentId !== null && <PausedText studentId={studentId} />}
      {children}
    </Notice>
  );
}
