import { IconButton, Tooltip } from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { ChevronsDownUpIcon } from '../../icons.ts';
import type { StatePart } from '../state/use-list.ts';

/** Rows of 48 or of 36 px. */
export function DensitySwitch({ state }: { state: StatePart }) {
  const { t } = useTranslation('ui');
  const isCompact = state.density === 'compact';
  return (
    <Tooltip label={t('list.density.compact')}>
      <IconButton
        variant="outline"
        aria-label={t('list.density.compact')}
        aria-pressed={isCompact}
        css={{ '&[aria-pressed=true]': { bg: 'bg.muted' } }}
        onClick={() => state.setDensity(isCompact ? 'comfortable' : 'compact')}
      >
        <ChevronsDownUpIcon />
      </IconButton>
    </Tooltip>
  );
}
