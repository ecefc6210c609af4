import { Box, Flex, Stack } from '@academy/shared-ui';
import { TriangleAlertIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

/** A warning for the viewer; screen readers announce it when it appears. Renders nothing without content. */
export function Caution({ children }: { children: ReactNode }) {
  return (
    <Box role="status">
      {children && (
        <Flex gap="2.5" padding="3" bg="warning.subtle" color="warning.fg" borderRadius="control" fontSize="sm">
          <Box flexShrink="0" marginBlockStart="0.5" aria-hidden>
            <TriangleAlertIcon size={18} />
          </Box>
          <Stack gap="1">{children}</Stack>
        </Flex>
      )}
    </Box>
  );
}
