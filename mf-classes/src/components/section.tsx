import { Box, Card, Heading } from '@academy/shared-ui';
import { RestoredAt } from '@academy/shared-ui/restored';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  action?: ReactNode;
  /** Where what it shows comes from: it says how old that is. */
  query?: ComponentProps<typeof RestoredAt>['query'];
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, action, query, children }: SectionProps) {
  const id = useId();
  return (
    <Card asChild position="relative">
      <section aria-labelledby={id}>
        <Box display="flex" justifyContent="space-between" alignItems="baseline" gap="3" marginBlockEnd="3">
          <Heading size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Box>
        {children}
        {query && <RestoredAt query={query} />}
      </section>
    </Card>
  );
}
