import type { ReactNode } from 'react';
import { Box, Flex, HStack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';
import { Trail, type TrailStep } from './trail.tsx';

export interface PageHeaderProps {
  title: string;
  /** One line: the subject of this page. */
  context?: ReactNode;
  /** Pages between the menu's entry and this one, from above. */
  via?: readonly TrailStep[];
  /** The page's one main action. */
  action?: ReactNode;
}

/**
 * On a phone the action is beside the title if no word of the title breaks for it, otherwise below the context. The
 * context has the full width, but its negative margin makes it take no space in that line.
 */
const contextStyle = {
  width: { base: '100cqw', md: 'auto' },
  marginInlineEnd: { base: '-100cqw', md: '0' },
} as const;

/** The page's h1. It can take the focus after a navigation. */
export function PageHeader({ title, context, via, action }: PageHeaderProps) {
  return (
    <Box as="header" marginBlockEnd={{ base: '4', md: '6' }}>
      <Trail via={via} />
      <Box containerType="inline-size">
        <Flex
          flexWrap={{ base: 'wrap', md: 'nowrap' }}
          columnGap="4"
          rowGap="3"
          alignItems={{ base: 'flex-start', md: 'flex-end' }}
        >
          <Box flex="1 1 min-content" minWidth="0">
            <Flex alignItems="center" minHeight={action ? { base: '11', md: '0' } : undefined}>
              <Heading as="h1" size="lg" tabIndex={-1}>
                {title}
              </Heading>
            </Flex>
            {context && (
              <Text color="fg.muted" marginBlockStart="1" css={contextStyle}>
                {context}
              </Text>
            )}
          </Box>
          {action && (
            <HStack
              flexShrink={{ base: 1, md: 0 }}
              flexWrap="wrap"
              justifyContent="flex-end"
              minHeight={{ base: '11', md: '0' }}
              data-screen-only
            >
              {action}
            </HStack>
          )}
        </Flex>
      </Box>
    </Box>
  );
}

/** Fills the window between the bars, for a route whose frame is `pane` or `solo`; it scrolls inside itself. */
export function PagePane({ children }: { children: ReactNode }) {
  return (
    <Flex position="absolute" inset="0" flexDirection="column" overflow="hidden" bg="bg">
      {children}
    </Flex>
  );
}

/** The page's column: 1200 px for lists and forms, 680 px for reading. */
export function PageBody({ width = 'content', children }: { width?: 'content' | 'reading'; children: ReactNode }) {
  return (
    <Box width="full" maxWidth={width === 'reading' ? 'reading' : 'content'} marginInline="auto">
      {children}
    </Box>
  );
}
