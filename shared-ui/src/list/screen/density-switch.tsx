import { useTranslation } from '@academy/shared-auth';
import { IconButton, Tooltip } from '@academy/shared-ui';
import { ChevronsDownUpIcon } from '../../icons.ts';
import type { ListModel } from '../state/use-list.ts';

/** Rows of 48 or of 36 px. */
export function DensitySwitch<Row>({ list }: { list: ListModel<Row> }) {
  const { t } = useTranslation('ui');
  const isCompact = list.density === 'compact';
  return (
    <Tooltip label={t('list.density.compact')}>
      <IconButton
        variant="outline"
        aria-label={t('list.density.compact')}
        aria-pressed={isCompact}
        css={{ '&[aria-pressed=true]': { bg: 'bg.muted' } }}
        onClick={() => list.setDensity(isCompact ? 'comfortable' : 'compact')}
      >
        <ChevronsDownUpIcon />
      </IconButton>
    </Tooltip>
  );
}
