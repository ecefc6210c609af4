import { Badge } from '@academy/shared-ui';
import {
  CircleAlertIcon,
  CircleCheckIcon,
  CloudOffIcon,
  HourglassIcon,
  TriangleAlertIcon,
} from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { LiveRemote } from './composition.ts';

const looks = {
  good: { tone: 'success', Icon: CircleCheckIcon },
  attention: { tone: 'warning', Icon: CircleAlertIcon },
  down: { tone: 'danger', Icon: TriangleAlertIcon },
  off: { tone: 'neutral', Icon: CloudOffIcon },
  unknown: { tone: 'neutral', Icon: HourglassIcon },
} as const;

/** A remote's health in one word. */
export function HealthBadge({ remote: { health, off_now } }: { remote: LiveRemote }) {
  const { t } = useTranslation('platform');
  const { tone, Icon } = looks[health];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {t(off_now ? 'health.offNow' : `health.${health}`)}
    </Badge>
  );
}
