import { Stack } from '@academy/shared-ui';
import { PartCard } from '@academy/shared-ui/restored';
import { useTranslation } from 'react-i18next';
import { sizes } from '#/home/components/sizes.ts';
import { AllIsWell, AttentionLines, useAttentionLines } from './attention-lines.tsx';

/** For an accountant (D149): only the lines of other remotes, as people and classes are for others. */
export default function MoneyAttention() {
  const { t } = useTranslation('users');
  const lines = useAttentionLines();
  return (
    <PartCard height="full" title={t('home.attention.title')} room={!lines.isSettled && sizes.teamAttention}>
      <Stack gap="3">
        <AttentionLines lines={lines} isBelow={false} />
        {lines.isClear && <AllIsWell />}
      </Stack>
    </PartCard>
  );
}
