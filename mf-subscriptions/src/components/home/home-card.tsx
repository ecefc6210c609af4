import { useTranslation } from '@academy/shared-auth';
import { Box, Button, Card, Flex, Heading, Skeleton, Text } from '@academy/shared-ui';
import { RefreshCwIcon } from '@academy/shared-ui/icons';
import { RestoredAt } from '@academy/shared-ui/restored';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface HomeCardProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  query: ComponentProps<typeof RestoredAt>['query'];
  children: ReactNode;
}

/** A part of the start page under its heading, which waits and fails alone. */
export function HomeCard({ title, action, query, children }: HomeCardProps) {
  const id = useId();
  const { data, error } = query;
  return (
    <Card asChild height="full" position="relative">
      <section aria-labelledby={id}>
        <Flex justifyContent="space-between" alignItems="center" gap="3" flexWrap="wrap" marginBlockEnd="3">
          <Heading as="h2" size="sm" id={id}>
            {title}
          </Heading>
          {action}
        </Flex>
        {data !== undefined ? children : error ? <Failed query={query} /> : <Skeleton height="32" width="full" />}
        <RestoredAt query={query} />
      </section>
    </Card>
  );
}

function Failed({ query: { refetch, isFetching } }: Pick<HomeCardProps, 'query'>) {
  const { t } = useTranslation('subscriptions');
  return (
    <Box role="alert">
      <Text color="fg.muted" marginBlockEnd="3">
        {t('home.failed.text')}
      </Text>
      <Button variant="outline" size="sm" onClick={refetch} loading={isFetching}>
        <RefreshCwIcon aria-hidden />
        {t('home.failed.retry')}
      </Button>
    </Box>
  );
}
