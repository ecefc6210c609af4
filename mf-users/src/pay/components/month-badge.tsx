import { Badge } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';

interface MonthBadgeProps {
  isOver: boolean;
  isClosed: boolean;
}

/** Whether a salary month is current, past, or closed (D32). */
export function MonthBadge({ isOver, isClosed }: MonthBadgeProps) {
  const { t } = useTranslation('users');
  if (isClosed) return <Badge tone="success">{t('salaryMonth.state.closed')}</Badge>;
  return <Badge tone={isOver ? 'warning' : 'info'}>{t(`salaryMonth.state.${isOver ? 'open' : 'running'}`)}</Badge>;
}
