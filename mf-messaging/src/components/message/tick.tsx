import { Span, VisuallyHidden } from '@academy/shared-ui';
import { CheckCheckIcon, CheckIcon, CircleAlertIcon, ClockIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { Tick as SentTick } from '#/api/thread.ts';

const icons = {
  waiting: ClockIcon,
  failed: CircleAlertIcon,
  sent: CheckIcon,
  delivered: CheckCheckIcon,
  read: CheckCheckIcon,
};
const colors = {
  waiting: 'fg.subtle',
  failed: 'danger.fg',
  sent: 'fg.subtle',
  delivered: 'fg.subtle',
  read: 'info.fg',
} as const;

/** The state of an own message: an icon, and a word for screen readers. */
export function Tick({ tick }: { tick: SentTick | 'waiting' | 'failed' }) {
  const { t } = useTranslation('messaging');
  const Icon = icons[tick];
  return (
    <Span display="inline-flex" flexShrink="0" color={colors[tick]} data-marked={tick === 'read' || undefined}>
      <Icon size={15} aria-hidden />
      <VisuallyHidden>{t(`tick.${tick}`)}</VisuallyHidden>
    </Span>
  );
}
