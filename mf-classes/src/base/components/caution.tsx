import { Box, Flex, Stack } from '@academy/shared-ui';
import { TriangleAlertIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

interface CautionProps {
  tone?: 'warning' | 'danger';
  children: ReactNode;
}

const tones = {
  warning: { bg: 'warning.subtle', color: 'warning.fg' },
  danger: { bg: 'danger.subtle', color: 'danger.fg' },
} as const;

/** A warning before the viewer continues; screen readers announce it when it appears. */
export function Caution({ tone = 'warning', children }: CautionProps) {
  return (
    <Flex
      role="status"
      gap="2.5"
      padding="3"
      bg={tones[tone].bg}
      color={tones[tone].color}
      borderRadius="control"
      fontSize="sm"
    >
      <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
        <TriangleAlertIcon size={18} />
      </Box>
      <Stack gap="2" flex="1" minWidth="0">
        {children}
      </Stack>
    </Flex>
  );
}
