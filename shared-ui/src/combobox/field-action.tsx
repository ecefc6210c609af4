import { Box, Center, IconButton, Spinner } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, XIcon } from '../icons.ts';

interface FieldActionProps {
  label: string;
  disabled: boolean | undefined;
  isWaiting: boolean;
  /** Set if there is a choice. */
  onClear: (() => void) | null;
  toggle: ComponentProps<'button'>;
}

/** At the field's end: opens the list, or clears the choice; a spinner covers it during a slow request. */
export function FieldAction({ label, disabled, isWaiting, onClear, toggle }: FieldActionProps) {
  const { t } = useTranslation('ui');
  return (
    <Box position="relative">
      {onClear ? (
        <IconButton
          size="sm"
          aria-label={t('combobox.clear', { field: label })}
          disabled={disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onClear}
        >
          <XIcon />
        </IconButton>
      ) : (
        <IconButton size="sm" {...toggle} aria-label={t('combobox.open', { field: label })} disabled={disabled}>
          <ChevronDownIcon />
        </IconButton>
      )}
      {isWaiting && (
        <Center
          position="absolute"
          inset="0"
          bg="bg.surface"
          color="fg.subtle"
          borderRadius="control"
          pointerEvents="none"
          animation="{durations.fast} {easings.out} 150ms both appear"
        >
          <Spinner />
        </Center>
      )}
    </Box>
  );
}
