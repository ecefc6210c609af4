import { ApiError } from '@academy/shared-auth';
import {
  Box,
  Center,
  ErrorState,
  Flex,
  Heading,
  Ornament,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@academy/shared-ui';
import { MessageCircleIcon } from '@academy/shared-ui/icons';
import { useTranslation } from 'react-i18next';
import type { ListName } from '#/components/places.ts';

const widths = ['44%', '58%', '30%', '50%', '36%', '62%'];

/** The placeholder of loading messages. */
export function ThreadSkeleton() {
  const { t } = useTranslation('ui');
  return (
    <Box
      role="status"
      flex="1"
      padding="6"
      overflow="hidden"
      animation="{durations.slow} {easings.out} 150ms both appear"
    >
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Flex aria-hidden flexDirection="column" justifyContent="flex-end" gap="3" height="full">
        {widths.map((width, index) => (
          <Skeleton
            key={width}
            width={widths[index]}
            height="10"
            borderRadius="12px"
            flexShrink="0"
            alignSelf={index % 3 === 1 ? 'flex-end' : 'flex-start'}
          />
        ))}
      </Flex>
    </Box>
  );
}

/** The placeholder of the other person's name: the h1 has text for screen readers. */
export function HeaderSkeleton({ isPair = false }: { isPair?: boolean }) {
  const { t } = useTranslation('messaging');
  return (
    <Flex alignItems="center" gap="3" minWidth="0">
      {!isPair && <Skeleton boxSize="10" borderRadius="full" flexShrink="0" aria-hidden />}
      <Stack gap="1.5">
        <Heading as="h1" size="sm" tabIndex={-1}>
          <VisuallyHidden>{t('thread.header.unknown')}</VisuallyHidden>
          <Skeleton as="span" display="block" width={isPair ? '56' : '36'} height="4" aria-hidden />
        </Heading>
        <Skeleton width="20" height="3" aria-hidden />
      </Stack>
    </Flex>
  );
}

export function ThreadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('messaging');
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Center flex="1" padding="6" overflowY="auto">
      {isMissing ? (
        <ErrorState title={t('thread.missing.title')} text={t('thread.missing.text')} />
      ) : (
        <ErrorState title={t('thread.error.title')} error={error} onRetry={onRetry} />
      )}
    </Center>
  );
}

/** Shown before the first message. */
export function ThreadEmpty({ text }: { text: string }) {
  return (
    <Center minHeight="12rem" padding="6">
      <Text fontSize="sm" color="fg.muted" textAlign="center" maxWidth="22rem">
        {text}
      </Text>
    </Center>
  );
}

/** Shown beside the list, before a conversation is chosen. */
export function NoChatSelected({ list }: { list: ListName }) {
  const { t } = useTranslation('messaging');
  return (
    <Center position="relative" flex="1" overflow="hidden" padding="6">
      <Box
        position="absolute"
        inset="0"
        color="brand.fg"
        css={{ maskImage: 'radial-gradient(closest-side, transparent 20%, #000)' }}
      >
        <Ornament opacity={0.07} />
      </Box>
      <Stack position="relative" alignItems="center" textAlign="center" gap="2">
        <Center boxSize="14" borderRadius="full" bg="brand.subtle" color="brand.fg" marginBlockEnd="2" aria-hidden>
          <MessageCircleIcon />
        </Center>
        <Text fontWeight="semibold">{t('thread.none.title')}</Text>
        <Text fontSize="sm" color="fg.muted" maxWidth="20rem">
          {t(`thread.none.${list === 'log' || list === 'office' ? list : 'text'}`, { take: 'T', done: 'E' })}
        </Text>
      </Stack>
    </Center>
  );
}
