import type { ReactNode } from 'react';
import { Ornament } from '../brand/ornament.tsx';
import { Box, Center, Stack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What will be here. */
  title: string;
  /** The future content of the list. */
  text?: ReactNode;
  /** The first step, if the viewer may take it. */
  action?: ReactNode;
}

/** A placeholder for content that does not exist yet. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <Box
      position="relative"
      overflow="hidden"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      paddingInline="6"
      paddingBlock={{ base: '12', md: '16' }}
    >
      <Box
        position="absolute"
        inset="0"
        color="brand.fg"
        css={{ maskImage: 'radial-gradient(closest-side, transparent 35%, #000)' }}
      >
        <Ornament opacity={0.08} />
      </Box>
      <Stack position="relative" alignItems="center" textAlign="center" gap="2" maxWidth="26rem" marginInline="auto">
        {icon && (
          <Center boxSize="12" borderRadius="full" bg="brand.subtle" color="brand.fg" marginBlockEnd="2" aria-hidden>
            {icon}
          </Center>
        )}
        <Heading size="md">{title}</Heading>
        {text && <Text color="fg.muted">{text}</Text>}
        {action && <Box marginBlockStart="3">{action}</Box>}
      </Stack>
    </Box>
  );
}
