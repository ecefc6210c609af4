import { Box, Flex, Slot, Text, useSlotFillers } from '@academy/shared-ui';
import { CircleCheckIcon } from '@academy/shared-ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A line of another remote has the same divider above it as the other lines. */
const ruled = {
  '&:has(> :not([aria-hidden]))': { borderBlockStartWidth: '1px', borderColor: 'border', paddingBlockStart: '3' },
};

const nobody = { onCount: () => undefined };

/** The lines of other remotes, and what they have counted. */
export function useAttentionLines() {
  const fillers = useSlotFillers('home.attention', nobody);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const count = (id: string) => (found: number) =>
    setCounts((known) => (known[id] === found ? known : { ...known, [id]: found }));
  return {
    ids: fillers.map(({ id }) => id),
    isEmpty: (id: string) => counts[id] === 0,
    isSettled: fillers.every(({ id }) => counts[id] !== undefined),
    isClear: fillers.every(({ id }) => counts[id] === 0),
    count,
  };
}

interface AttentionLinesProps {
  lines: ReturnType<typeof useAttentionLines>;
  /** Whether there are lines above. */
  isBelow: boolean;
}

export function AttentionLines({ lines: { ids, isEmpty, count }, isBelow }: AttentionLinesProps) {
  return ids.map((id) => (
    // Mounted even without content, for its count; then it takes no space between the lines.
    <Box key={id} display={isEmpty(id) ? 'none' : undefined} css={isBelow ? ruled : undefined}>
      <Slot name="home.attention" only={id} props={{ onCount: count(id) }} />
    </Box>
  ));
}

export function AllIsWell() {
  const { t } = useTranslation('users');
  return (
    <Flex gap="2" alignItems="center" color="fg.muted">
      <CircleCheckIcon size={20} aria-hidden />
      <Text>{t('home.attention.none')}</Text>
    </Flex>
  );
}
