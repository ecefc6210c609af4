import { useTranslation } from 'react-i18next';
import { Box } from '../layout/primitives.ts';

/** The thin line at the top of the window while a screen is loading; it appears after 150 ms. */
export function ProgressBar({ active }: { active: boolean }) {
  const { t } = useTranslation('ui');
  if (!active) return null;
  return (
    <Box
      role="progressbar"
      aria-label={t('loading')}
      position="fixed"
      insetBlockStart="0"
      insetInline="0"
      height="2px"
      zIndex="toast"
      bg="accent.solid"
      transformOrigin="0 50%"
      _rtl={{ transformOrigin: '100% 50%' }}
      animation="advance 8s cubic-bezier(0.05, 0.8, 0.2, 1) 150ms both"
      _motionReduce={{ animation: 'appear 1ms 150ms both' }}
    />
  );
}
