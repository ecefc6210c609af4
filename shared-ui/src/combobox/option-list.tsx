import { Box, Button, Flex, HStack, Spinner, Stack, VisuallyHidden } from '@academy/shared-ui';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldPanel } from './field-panel.tsx';
import type { FoundOptions } from './use-options.ts';

interface OptionListProps {
  anchor: RefObject<Element | null>;
  found: FoundOptions;
  emptyText: string | undefined;
  /** Distinguishes clicks inside from clicks outside. */
  placeRef: ComponentProps<typeof Flex>['ref'];
  listbox: ComponentProps<typeof Box>;
  /** Its options. */
  children: ReactNode;
}

interface FoundStatusProps {
  found: FoundOptions;
  emptyText: string | undefined;
  isOpen: boolean;
}

/** Announces the number of results. Rendered before it has text, so that screen readers announce it. */
export function FoundStatus({ found, emptyText, isOpen }: FoundStatusProps) {
  const { t } = useTranslation('ui');
  const count = found.options.length;
  const isSaid = isOpen && !found.isWaiting && !found.isFailed;
  const text = count > 0 ? t('combobox.count', { count }) : (emptyText ?? t('combobox.nothing'));
  return <VisuallyHidden role="status">{isSaid && text}</VisuallyHidden>;
}

/** Below the field: the matches, or a message that there are none or that the request failed. */
export function OptionList({ anchor, found, emptyText, placeRef, listbox, children }: OptionListProps) {
  const { t } = useTranslation('ui');
  const { options, isWaiting, isFailed, retry } = found;
  const isFirstWait = isWaiting && options.length === 0;
  const isNothing = !isWaiting && !isFailed && options.length === 0;
  return (
    <FieldPanel
      field={anchor}
      overflow="hidden"
      display="flex"
      flexDirection="column"
      animation="{durations.fast} {easings.out} appear"
      // The focus stays in the field while the list is scrolled or clicked.
      onMouseDown={(event) => event.preventDefault()}
    >
      <Flex ref={placeRef} flexDirection="column" minHeight="0">
        <Box
          {...listbox}
          minHeight="0"
          padding={options.length > 0 ? '1.5' : '0'}
          overflowY="auto"
          overscrollBehavior="contain"
          opacity={isWaiting ? 0.6 : 1}
          transition="opacity {durations.fast} 150ms"
        >
          {children}
        </Box>
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
      </Flex>
    </FieldPanel>
  );
}

const message = { paddingInline: '4', paddingBlock: '3.5', fontSize: 'sm', color: 'fg.muted' };
