import { useTranslation } from '@academy/shared-auth';
import { Box, Button, Floating, HStack, Spinner, Stack, VisuallyHidden } from '@academy/shared-ui';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { FoundOptions } from './use-options.ts';

interface OptionListProps {
  anchor: RefObject<Element | null>;
  found: FoundOptions;
  emptyText: string | undefined;
  /** What a press inside is told by from one beside. */
  placeRef: ComponentProps<typeof Box>['ref'];
  /** The listbox with its options. */
  children: ReactNode;
}

/** Floats below the field: what was found, that nothing was, or that it could not be asked for. */
export function OptionList({ anchor, found, emptyText, placeRef, children }: OptionListProps) {
  const { t } = useTranslation('ui');
  const { options, isWaiting, isFailed, retry } = found;
  const isFirstWait = isWaiting && options.length === 0;
  const isNothing = !isWaiting && !isFailed && options.length === 0;
  return (
    <Floating
      anchor={anchor}
      align="field"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      animation="{durations.fast} {easings.out} appear"
      // The focus stays in the field while the list is scrolled or pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box
        ref={placeRef}
        position="relative"
        minHeight="0"
        padding="1.5"
        overflowY="auto"
        overscrollBehavior="contain"
        opacity={isWaiting ? 0.6 : 1}
        transition="opacity {durations.fast} 150ms"
      >
        {children}
        {isFirstWait && (
          <HStack css={message} animation="{durations.fast} {easings.out} 150ms both appear">
            <Spinner />
            {t('loading')}
          </HStack>
        )}
        {isNothing && <Box css={message}>{emptyText ?? t('combobox.nothing')}</Box>}
        {isFailed && (
          <Stack css={message} role="alert" alignItems="flex-start" gap="2">
            <span>
              {t('combobox.failed')} <VisuallyHidden>{t('combobox.enter')}</VisuallyHidden>
            </span>
            <Button size="sm" variant="outline" tabIndex={-1} onClick={retry}>
              {t('error.retry')}
            </Button>
          </Stack>
        )}
      </Box>
      <VisuallyHidden role="status">
        {isNothing && (emptyText ?? t('combobox.nothing'))}
        {!isWaiting && options.length > 0 && t('combobox.count', { count: options.length })}
      </VisuallyHidden>
    </Floating>
  );
}

const message = { minHeight: '10', paddingInline: '2.5', paddingBlock: '2', fontSize: 'sm', color: 'fg.muted' };
