import { Box, Flex } from '@academy/shared-ui';

interface ShareBarProps {
  ayahs: number;
  solid: number;
  weak: number;
}

/** The solid share, and the share to strengthen. The numbers are beside it in words. */
export function ShareBar({ ayahs, solid, weak }: ShareBarProps) {
  const share = (count: number) => `${(100 * count) / Math.max(1, ayahs)}%`;
  return (
    <Flex height="1.5" borderRadius="full" bg="bg.muted" overflow="hidden" aria-hidden>
      <Box bg="brand.solid" style={{ inlineSize: share(solid) }} />
      <Box bg="accent.solid" style={{ inlineSize: share(weak) }} />
    </Flex>
  );
}
