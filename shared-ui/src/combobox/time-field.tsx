import { Box, type FieldValueProps, TextField, type TextFieldProps, useFieldValue } from '@academy/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundStatus, OptionList } from './option-list.tsx';
import { OptionRow } from './option-row.tsx';
import { TimeAction } from './time-action.tsx';
import { readTime, timeText } from './time-text.ts';
import { usePhoneKeyboard } from './use-phone-keyboard.ts';
import { useTimeChoice } from './use-time-choice.ts';

export interface TimeFieldProps
  extends FieldValueProps,
    Pick<TextFieldProps, 'label' | 'hint' | 'help' | 'error' | 'disabled'> {}

/**
 * A time of the day, typed or chosen from a list, in the viewer's language. Takes an input's props, `ref` too, so that
 * `{...register('time')}` fits. Its value is `17:30`, or the typed text if that is no time: then the field shows an
 * error.
 */
export function TimeField({ name, value, onChange, onBlur, ref, ...field }: TimeFieldProps) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const id = useId();
  const time = useFieldValue({ name, value, onChange, onBlur, ref });
  const choice = useTimeChoice({ id, value: time, language });
  const keyboard = usePhoneKeyboard(time.input);
  const { isOpen, getItemProps } = choice;
  const chosen = readTime(time.current);
  const isUnread = time.current !== '' && chosen !== time.current && (!choice.isTyping || Boolean(field.error));
  const { ref: placeRef, ...listbox } = choice.getMenuProps({ 'aria-label': field.label }, { suppressRefError: true });
  const inputProps = choice.getInputProps({
    ref: time.input,
    disabled: field.disabled,
    onChange: (event) => choice.type(event.currentTarget.value),
    onBlur: () => {
      keyboard.leave();
      choice.leave();
    },
    onKeyDown: choice.onKeyDown,
  });
  const toggle = choice.getToggleButtonProps({ disabled: field.disabled });
  const options = choice.times.map((each) => ({ value: each, label: timeText(each, language) }));
  const found = { options, isWaiting: false, isFailed: false, retry: () => {} };
  const emptyText = t('time.unreadable');
  return (
    <Box>
      <TextField
        {...field}
        {...inputProps}
        aria-labelledby={undefined}
        error={isUnread ? emptyText : field.error}
        inputMode={keyboard.inputMode}
        action={<TimeAction label={field.label} keyboard={keyboard} toggle={toggle} />}
      />
      <FoundStatus {...{ found, emptyText, isOpen }} />
      {isOpen && (
        <OptionList anchor={time.input} {...{ found, emptyText, placeRef, listbox }}>
          {options.map((option, index) => (
            <OptionRow
              key={option.value}
              option={option}
              isChosen={option.value === chosen}
              {...getItemProps({ item: option.value, index })}
            />
          ))}
        </OptionList>
      )}
    </Box>
  );
}
