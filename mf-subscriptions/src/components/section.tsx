import { Card, Flex, Heading } from '@academy/shared-ui';
import { type ReactNode, useId } from 'react';

/** A part of another remote's page with its heading. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Flex justifyContent="space-between" alignItems="baseline" gap="3" marginBlockEnd="3">
          <Heading size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Flex>
        {children}
      </section>
    </Card>
  );
}
