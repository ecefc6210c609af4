import { Box, Button, Center, Spinner, Stack, Text } from '@academy/shared-ui';
import { ArrowDownIcon } from '@academy/shared-ui/icons';
import { useNear } from '@academy/shared-ui/sound';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ThreadScrollerProps {
  scroller: RefObject<HTMLDivElement | null>;
  label: string;
  onScroll?: () => void;
  hasOlder: boolean;
  /** Whether some loaded messages above the drawn ones are not drawn yet. */
  isDrawing?: boolean;
  /** Fetches older messages; rejects if they cannot be fetched. */
  readOlder: () => Promise<unknown>;
  /** Floats above the newest message. */
  pill?: ReactNode;
  children: ReactNode;
}

/** The scroll area of a conversation: it starts at the end, and fetches older messages near its start. */
export function ThreadScroller({
  scroller,
  label,
  onScroll,
  hasOlder,
  isDrawing = false,
  readOlder,
  pill,
  children,
}: ThreadScrollerProps) {
  return (
    <Box position="relative" flex="1" minHeight="0">
      <Box
        ref={scroller}
        data-scroller
        role="region"
        aria-label={label}
        tabIndex={0}
        onScroll={onScroll}
        position="absolute"
        inset="0"
        display="flex"
        flexDirection="column-reverse"
        overflowY="auto"
        overscrollBehavior="contain"
        css={{ overflowAnchor: 'none', scrollPaddingBlockStart: '3rem', isolation: 'isolate' }}
        paddingInline={{ base: '3', md: '6' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <Box paddingBlockEnd="3">
          {!isDrawing && <OlderMessages hasOlder={hasOlder} readOlder={readOlder} />}
          {children}
        </Box>
      </Box>
      {pill}
    </Box>
  );
}

function OlderMessages({ hasOlder, readOlder }: Pick<ThreadScrollerProps, 'hasOlder' | 'readOlder'>) {
  const { t } = useTranslation('messaging');
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  const read = useCallback(() => {
    setState('reading');
    readOlder().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  }, [readOlder]);
  const mark = useNear(hasOlder && state === 'idle', read);
  if (!hasOlder) return <Text srOnly>{t('thread.start.text')}</Text>;
  if (state === 'failed')
    return (
      <Stack role="alert" alignItems="center" gap="2" padding="4" fontSize="sm" color="fg.muted">
        {t('thread.older.error')}
        <Button variant="outline" size="sm" onClick={read}>
          {t('thread.older.retry')}
        </Button>
      </Stack>
    );
  return (
    <Center ref={mark} padding="4" color="fg.subtle">
      <Spinner />
    </Center>
  );
}

interface NewestPillProps {
  /** The number of messages that arrived while the viewer was further up. */
  count: number;
  onPress: () => void;
}

/** A button that leads to the newest message, with the number of new ones. */
export function NewestPill({ count, onPress }: NewestPillProps) {
  const { t } = useTranslation('messaging');
  return (
    <Center position="absolute" insetBlockEnd="3" insetInline="0" pointerEvents="none">
      <Button
        variant="outline"
        size="sm"
        borderRadius="full"
        boxShadow="float"
        bg="bg.raised"
        pointerEvents="auto"
        onClick={onPress}
      >
        <ArrowDownIcon aria-hidden />
        {count > 0 ? t('thread.news.count', { count }) : t('thread.news.none')}
      </Button>
    </Center>
  );
}
