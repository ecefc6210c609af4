import { Box, Button, Center, Flex, Skeleton, Stack, Text, VisuallyHidden } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const widths = ['46%', '60%', '38%', '52%', '44%', '58%'];

/** The placeholder of loading conversations. */
export function ListSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box role="status" animation="{durations.slow} {easings.out} 150ms both appear">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Box aria-hidden>
        {widths.map((width, index) => (
          <Flex key={width} alignItems="center" gap="3" paddingInline={{ base: '4', md: '3' }} minHeight="4.5rem">
            <Skeleton boxSize="12" borderRadius="full" flexShrink="0" />
            <Stack gap="2.5" flex="1">
              <Skeleton width={widths[index]} height="3.5" />
              <Skeleton width="80%" height="3" />
            </Stack>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <Stack role="alert" alignItems="center" textAlign="center" gap="3" padding="6">
      <Text color="fg.muted">{t('list.error.text')}</Text>
      <Button variant="outline" onClick={onRetry}>
        {t('list.error.retry')}
      </Button>
    </Stack>
  );
}

interface ListEmptyProps {
  icon: ReactNode;
  title: string;
  text: string;
  action?: string;
  onAction?: () => void;
}

export function ListEmpty({ icon, title, text, action, onAction }: ListEmptyProps) {
  return (
    <Stack alignItems="center" textAlign="center" gap="2" paddingInline="6" paddingBlock="12">
      <Center boxSize="12" borderRadius="full" bg="brand.subtle" color="brand.fg" marginBlockEnd="2" aria-hidden>
        {icon}
      </Center>
      <Text fontWeight="medium">{title}</Text>
      <Text fontSize="sm" color="fg.muted" maxWidth="18rem">
        {text}
      </Text>
      {action && (
        <Button variant="outline" size="sm" marginBlockStart="3" onClick={onAction}>
          {action}
        </Button>
      )}
    </Stack>
  );
}

interface MoreButtonProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** A button that loads older conversations. */
export function MoreButton({ query }: MoreButtonProps) {
  const { t } = useTranslation('messaging');
  if (!query.hasNextPage) return null;
  return (
    <Center padding="3">
      <Button variant="ghost" size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {t('list.more.action')}
      </Button>
    </Center>
  );
}
