import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../controls/card.tsx';
import { Box, Flex, HStack, Stack, VisuallyHidden } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';

/** A plain block with the size of the coming content. */
export const Skeleton = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'control',
    height: '4',
    maxWidth: 'full',
    _motionSafe: { animation: 'shimmer 1.6s ease-in-out infinite' },
  },
});

/**
 * Delays skeletons by 150 ms, unless they are `immediate`, so that fast content never flickers, and announces the
 * loading once. `data-bones` tells content below that its position is not final.
 */
export function Loading({ immediate = false, children }: { immediate?: boolean; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <Box
      role="status"
      data-bones
      {...(immediate ? {} : { animation: '{durations.slow} {easings.out} 150ms both appear' })}
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Box aria-hidden>{children}</Box>
    </Box>
  );
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => index);

function PostSkeleton() {
  return (
    <Card>
      <HStack gap="3">
        <Skeleton boxSize="10" borderRadius="full" />
        <Stack gap="2" flex="1">
          <Skeleton width="32" height="3.5" />
          <Skeleton width="20" height="3" />
        </Stack>
      </HStack>
      <Stack gap="2.5" marginBlockStart="5">
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="60%" />
      </Stack>
    </Card>
  );
}

/** Five loading posts. */
export function FeedSkeleton({ posts = 5 }: { posts?: number }) {
  return (
    <Loading>
      <Stack gap="4">
        {keys(posts).map((key) => (
          <PostSkeleton key={key} />
        ))}
      </Stack>
    </Loading>
  );
}

interface ListSkeletonProps {
  rows?: number;
  /** Whether each begins with a picture. */
  faces?: boolean;
  /** A skeleton of the page was there before: a delay would leave the place empty. */
  immediate?: boolean;
}

/** Loading rows of a list. */
export function ListSkeleton({ rows = 8, faces = true, immediate = false }: ListSkeletonProps) {
  return (
    <Loading immediate={immediate}>
      <Card padding="none">
        {keys(rows).map((key) => (
          <Flex
            key={key}
            alignItems="center"
            gap="4"
            minHeight="12"
            paddingInline="4"
            borderTopWidth={key ? '1px' : '0'}
            borderColor="border"
          >
            {faces && <Skeleton boxSize="8" borderRadius="full" flexShrink="0" />}
            <Skeleton style={{ width: `${30 + ((key * 7) % 20)}%` }} height="3.5" />
            <Skeleton width="16" height="3.5" marginInlineStart="auto" />
          </Flex>
        ))}
      </Card>
    </Loading>
  );
}

/** The placeholder of a loading form. */
export function FormSkeleton({ fields = 4 }: { fields?: number }) {
  return (
    <Loading>
      <Stack gap="6" maxWidth="reading">
        {keys(fields).map((key) => (
          <Stack key={key} gap="2">
            <Skeleton width="24" height="3.5" />
            <Skeleton height="control" />
          </Stack>
        ))}
        <Skeleton width="32" height="control" />
      </Stack>
    </Loading>
  );
}
