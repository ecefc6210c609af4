import { Box, Card, Heading } from '@academy/shared-ui';
import type { ReactNode } from 'react';

/** A card under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section">
      <Heading as="h2" size="md" marginBlockEnd="3">
        {title}
      </Heading>
      <Card>{children}</Card>
    </Box>
  );
}
