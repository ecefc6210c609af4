import { useTranslation } from '@academy/shared-auth';
import { Span, VisuallyHidden } from '@academy/shared-ui';
import { CheckCheckIcon, CheckIcon, CircleAlertIcon, ClockIcon } from '@academy/shared-ui/icons';
import type { Tick as SentTick } from '#/api/thread.ts';

const looks = {
  waiting: { Icon: ClockIcon, color: 'fg.subtle' },
  failed: { Icon: CircleAlertIcon, color: 'danger.fg' },
  sent: { Icon: CheckIcon, color: 'fg.subtle' },
  delivered: { Icon: CheckCheckIcon, color: 'fg.subtle' },
  read: { Icon: CheckCheckIcon, color: 'info.fg' },
} as const;

/** How far an own message has come: a sign for the eye, a word for the ear. */
export function Tick({ tick }: { tick: SentTick | 'waiting' | 'failed' }) {
  const { t } = useTranslation('messaging');
  const { Icon, color } = looks[tick];
  return (
    <Span display="inline-flex" flexShrink="0" color={color} data-marked={tick === 'read' || undefined}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{t(`tick.${tick}`)}</VisuallyHidden>
    </Span>
  );
}
