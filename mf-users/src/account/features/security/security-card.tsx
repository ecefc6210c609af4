import { Badge, Card, Flex, Heading, Stack, Text } from '@academy/shared-ui';
import type { ReactNode } from 'react';

interface SecurityCardProps {
  title: string;
  text: string;
  /** Whether it is on, in words. */
  state?: { label: string; isOn: boolean };
  children: ReactNode;
}

/** One way of signing in, or the devices. */
export const SecurityCard = ({ title, text, state, children }: SecurityCardProps) => (
  <Card asChild padding="none" paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
    <section>
      <Stack gap="4">
        <Stack gap="1">
          <Flex gap="3" alignItems="center" flexWrap="wrap">
            <Heading as="h2" size="sm">
              {title}
            </Heading>
            {state && <Badge tone={state.isOn ? 'success' : 'neutral'}>{state.label}</Badge>}
          </Flex>
          <Text fontSize="sm" color="fg.muted">
            {text}
          </Text>
        </Stack>
        {children}
      </Stack>
    </section>
  </Card>
);
