import { IconButton } from '@academy/shared-ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ClockIcon, KeyboardIcon } from '../icons.ts';
import type { PhoneKeyboard } from './use-phone-keyboard.ts';

interface TimeActionProps {
  label: string;
  keyboard: PhoneKeyboard;
  toggle: ComponentProps<'button'>;
}

/** At the field's end: opens the list; on touch, where the field itself does that, shows the phone's keyboard. */
export function TimeAction({ label, keyboard, toggle }: TimeActionProps) {
  const { t } = useTranslation('ui');
  if (keyboard.isOffered)
    return (
      <IconButton
        size="sm"
        aria-label={t('time.type', { field: label })}
        disabled={toggle.disabled}
        onClick={keyboard.open}
      >
        <KeyboardIcon />
      </IconButton>
    );
  return (
    <IconButton size="sm" {...toggle} aria-label={t('combobox.open', { field: label })}>
      <ClockIcon />
    </IconButton>
  );
}
