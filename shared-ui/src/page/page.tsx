import type { ReactNode } from 'react';
import { Box, Flex, Grid, HStack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';
import { Trail, type TrailStep } from './trail.tsx';

export interface PageHeaderProps {
  title: string;
  /** One line: what this page is about. */
  context?: ReactNode;
  /** Pages between the menu's entry and this one, from above. */
  via?: readonly TrailStep[];
  /** The page's one main action. */
  action?: ReactNode;
}

/** On a phone the action stands beside the title, or below it where a word of the title would break. */
const headerAreas = {
  display: { base: 'flex', md: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title action" "context action"',
} as const;

/** The page's h1. It can take the focus after a navigation. */
export function PageHeader({ title, context, via, action }: PageHeaderProps) {
  return (
    <Box as="header" marginBlockEnd={{ base: '4', md: '6' }}>
      <Trail via={via} />
      <Grid css={headerAreas} columnGap="4" rowGap="1" alignItems={{ base: 'center', md: 'end' }}>
        <Box gridArea="title" flex="1 1 min-content" minWidth="0">
          <Heading as="h1" size="lg" tabIndex={-1}>
            {title}
          </Heading>
        </Box>
        {context && (
          <Text gridArea="context" color="fg.muted" minWidth="0" flexBasis="100%" order={{ base: 1, md: 0 }}>
            {context}
          </Text>
        )}
        {action && (
          <HStack
            gridArea="action"
            flexWrap="wrap"
            justifyContent="flex-end"
            data-screen-only
            maxWidth={{ base: '60vw', md: 'none' }}
          >
            {action}
          </HStack>
        )}
      </Grid>
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

/** The page's column: 1200 px for lists and forms, 680 px for what is read. */
export function PageBody({ width = 'content', children }: { width?: 'content' | 'reading'; children: ReactNode }) {
  return (
    <Box width="full" maxWidth={width} marginInline="auto">
      {children}
    </Box>
  );
}
