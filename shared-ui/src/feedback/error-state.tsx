import { ApiError } from '@academy/shared-auth';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/button.tsx';
import { RefreshCwIcon, TriangleAlertIcon } from '../icons.ts';
import { Box, Center, HStack, Stack } from '../layout/primitives.ts';
import { Heading, Text } from '../layout/typography.ts';
import { Ltr } from '../text/isolates.tsx';

export interface ErrorStateProps {
  /** Its kind decides the words unless `title` and `text` are given; its request id is shown. */
  error?: unknown;
  title?: string;
  text?: string;
  /** The failed part, for the person who gets the report: a remote, its version, a request. */
  detail?: string;
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action, beside Retry. */
  action?: ReactNode;
}

type Kind = 'network' | 'forbidden' | 'missing' | 'busy' | 'server' | 'unknown';

function kindOf(error: unknown): Kind {
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.code === 'network' || error.code === 'timeout') return 'network';
  if (error.status === 403) return 'forbidden';
  if (error.status === 404) return 'missing';
  if (error.status === 429) return 'busy';
  return 'server';
}

/** The error, what to do, and the failed part; only its own place is replaced, the rest of the page still works. */
export function ErrorState({ error, title, text, detail, onRetry, retrying, action }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const kind = kindOf(error);
  const shownDetail = detail ?? (error instanceof ApiError ? error.requestId : null);
  // The words about a server error refer to its code.
  const words = kind === 'server' && !shownDetail ? 'unknown' : kind;
  return (
    <Box
      role="alert"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      paddingInline="6"
      paddingBlock={{ base: '10', md: '12' }}
    >
      <Stack alignItems="center" textAlign="center" gap="2" maxWidth="26rem" marginInline="auto">
        <Center boxSize="12" borderRadius="full" bg="danger.subtle" color="danger.fg" marginBlockEnd="2" aria-hidden>
          <TriangleAlertIcon size={22} />
        </Center>
        <Heading size="md">{title ?? t(`error.${kind}.title`)}</Heading>
        <Text color="fg.muted">{text ?? t(`error.${words}.text`)}</Text>
        {(onRetry || action) && (
          <HStack marginBlockStart="3" flexWrap="wrap" justifyContent="center">
            {onRetry && (
              <Button variant="outline" onClick={onRetry} loading={retrying}>
                <RefreshCwIcon aria-hidden />
                {t('error.retry')}
              </Button>
            )}
            {action}
          </HStack>
        )}
        {shownDetail && (
          <Text fontSize="xs" color="fg.subtle" marginBlockStart="2">
            {t('error.detail')} <Ltr>{shownDetail}</Ltr>
          </Text>
        )}
      </Stack>
    </Box>
  );
}
