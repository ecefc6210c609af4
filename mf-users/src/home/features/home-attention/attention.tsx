import { Bones, type SlotSize, Stack } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { homeQueries } from '#/home/api/home.ts';
import { AllIsWell, AttentionLines, useAttentionLines } from './attention-lines.tsx';
import { AttentionList } from './attention-list.tsx';

/** D51: the attention list: first people and classes, then the lines of other remotes. */
export function Attention({ size }: { size: SlotSize }) {
  const { t } = useTranslation('users');
  const found = useQuery(homeQueries.attention());
  const { data, error } = found;
  const lines = useAttentionLines();
  const isSettled = data !== undefined && lines.isSettled;
  return (
    <PartCard height="full" title={t('home.attention.title')} query={found} room={!error && !isSettled && size}>
      <Stack gap="3">
        {error && !data ? <PartError query={found} /> : data ? <AttentionList lines={data} /> : <Bones of={size} />}
        <AttentionLines lines={lines} isBelow={Boolean(data?.length)} />
        {data?.length === 0 && lines.isClear && <AllIsWell />}
      </Stack>
    </PartCard>
  );
}
