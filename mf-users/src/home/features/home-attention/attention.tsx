import { Bones, Box, Flex, Slot, type SlotSize, Stack, Text, useSlotFillers } from '@academy/shared-ui';
import { CircleCheckIcon } from '@academy/shared-ui/icons';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { homeQueries } from '#/home/api/home.ts';
import { AttentionList } from './attention-list.tsx';

/** A line of another remote has the same divider above it as the other lines. */
const ruled = {
  '&:has(> :not([aria-hidden]))': { borderBlockStartWidth: '1px', borderColor: 'border', paddingBlockStart: '3' },
};

const nobody = { onCount: () => undefined };

/** D51: the attention list: first people and classes, then the lines of other remotes. */
export function Attention({ size }: { size: SlotSize }) {
  const { t } = useTranslation('users');
  const found = useQuery(homeQueries.attention());
  const { data, error } = found;
  const fillers = useSlotFillers('home.attention', nobody);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const isSettled = data !== undefined && fillers.every(({ id }) => counts[id] !== undefined);
  const isClear = data?.length === 0 && fillers.every(({ id }) => counts[id] === 0);
  return (
    <PartCard height="full" title={t('home.attention.title')} query={found} room={!error && !isSettled && size}>
      <Stack gap="3">
        {error && !data ? <PartError query={found} /> : data ? <AttentionList lines={data} /> : <Bones of={size} />}
        {fillers.map(({ id }) => (
          // Mounted even without content, for its count; then it takes no space between the lines.
          <Box key={id} display={counts[id] === 0 ? 'none' : undefined} css={data?.length ? ruled : undefined}>
            <Slot
              name="home.attention"
              only={id}
              props={{
                onCount: (count) => setCounts((known) => (known[id] === count ? known : { ...known, [id]: count })),
              }}
            />
          </Box>
        ))}
        {isClear && (
          <Flex gap="2" alignItems="center" color="fg.muted">
            <CircleCheckIcon size={20} aria-hidden />
            <Text>{t('home.attention.none')}</Text>
          </Flex>
        )}
      </Stack>
    </PartCard>
  );
}
