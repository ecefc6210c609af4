import { Box, Flex, Stack } from '@academy/shared-ui';
import { TriangleAlertIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

/** What the viewer should know before going on, or look after; announced when it comes. Nothing without content. */
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
