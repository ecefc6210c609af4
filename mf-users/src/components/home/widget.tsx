import { ApiError, useTranslation } from '@academy/shared-auth';
import { Box, Button, Card, Flex, Heading, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { RestoredAt } from '@academy/shared-ui/restored';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface WidgetProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  /** Where what it shows comes from: it says how old that is. */
  query?: ComponentProps<typeof RestoredAt>['query'];
  children: ReactNode;
}

/** A part of the start page under its heading. */
export function Widget({ title, action, query, children }: WidgetProps) {
  const id = useId();
  return (
    <Card asChild height="full" position="relative">
      <section aria-labelledby={id}>
        <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap" marginBlockEnd="3">
          <Heading as="h2" size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Flex>
        {children}
        {query && <RestoredAt query={query} />}
      </section>
    </Card>
  );
}

interface WidgetErrorProps {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** One part that failed, among others that did not. */
export function WidgetError({ error, onRetry, isRetrying }: WidgetErrorProps) {
  const { t } = useTranslation('users');
  const isOffline = error instanceof ApiError && error.code === 'network';
  return (
    <Box role="alert">
      <Text color="fg.muted" marginBlockEnd="3">
        {t(isOffline ? 'home.failed.offline' : 'home.failed.text')}
      </Text>
      <Button variant="outline" size="sm" onClick={onRetry} loading={isRetrying}>
        <RefreshCwIcon aria-hidden />
        {t('home.failed.retry')}
      </Button>
    </Box>
  );
}
