import { Box, Card, Heading } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';

/** A part of the page under its heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginBlockEnd="3">
          <Heading size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Box>
        {children}
      </section>
    </Card>
  );
}
