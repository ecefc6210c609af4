import { Box, Flex, Span } from '@academy/shared-ui';
import { EyeIcon } from '@academy/shared-ui/icons';
import type { ReactNode } from 'react';

interface TopLineProps {
  label: string;
  /** It stays below the top bar while the page scrolls. */
  isScrolledPast: boolean;
  /** The button that leads back. */
  action: ReactNode;
  children: ReactNode;
}

/** A line below the top bar: what is shown is not the viewer's usual page. */
export function TopLine({ label, isScrolledPast, action, children }: TopLineProps) {
  return (
    <Box
      data-top-line
      flexShrink="0"
      zIndex="bar"
      {...(isScrolledPast ? { position: 'sticky', insetBlockStart: 'var(--top-bar)' } : {})}
      _print={{ display: 'none' }}
    >
      <Flex
        as="section"
        aria-label={label}
        alignItems="center"
        justifyContent="center"
        flexWrap="wrap"
        columnGap="3"
        paddingBlock={{ base: '1', md: '0' }}
        minHeight="var(--top-line)"
        paddingInline="3"
        bg="warning.subtle"
        color="warning.fg"
        borderBottomWidth="1px"
        borderColor="border.medium"
        fontSize="sm"
        lineHeight="1.3"
      >
        <Flex alignItems="center" gap="2" minWidth="0">
          <Box flexShrink="0">
            <EyeIcon size={16} aria-hidden />
          </Box>
          <Span>{children}</Span>
        </Flex>
        {action}
      </Flex>
    </Box>
  );
}
