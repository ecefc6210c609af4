import { Avatar, Box, TextField } from '@academy/shared-ui';
import { type ComponentProps, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { FieldAction } from './field-action.tsx';
import { labelOf, type Option, type OptionsQuery } from './option.ts';
import { FoundStatus, OptionList } from './option-list.tsx';
import { OptionRow } from './option-row.tsx';
import { useChoice } from './use-choice.ts';

type FieldTexts = Pick<ComponentProps<typeof TextField>, 'label' | 'labelHidden' | 'help' | 'error' | 'hint'>;

export interface ComboboxFieldProps extends FieldTexts {
  value: Option | null;
  onChange: (option: Option | null) => void;
  /** A query factory for the options that match the text; the empty text gives the first list. */
  query: (text: string) => OptionsQuery;
  placeholder?: string;
  /** By default "Nothing found". */
  emptyText?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One choice among many, searched by typing. Fits react-hook-form's `Controller`: `<ComboboxField {...field} … />`.
 * Typed text without a choice is dropped; an emptied field has no choice.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, query, emptyText, disabled, onBlur, ref, ...field } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const choice = useChoice({ id, value, onChange, query });
  const { isOpen, found, getItemProps } = choice;
  const inputProps = choice.getInputProps({ ref: input, disabled, onBlur, onKeyDown: choice.onKeyDown });
  const { ref: placeRef, ...listbox } = choice.getMenuProps({ 'aria-label': field.label }, { suppressRefError: true });
  const clear = () => {
    choice.selectItem(null);
    input.current?.focus();
  };
  const isPersonShown = value?.kind === 'person' && choice.inputValue === labelOf(value);
  return (
    <Box>
      <TextField
        {...field}
        {...inputProps}
        aria-labelledby={undefined}
        aria-activedescendant={choice.hasHighlight ? inputProps['aria-activedescendant'] : undefined}
        aria-busy={(isOpen && found.isWaiting) || undefined}
        icon={
          isPersonShown && <Avatar person={value.value} name={value.label} image={value.image} size="sm" boxSize="6" />
        }
        action={
          <FieldAction
            label={field.label}
            disabled={disabled}
            isWaiting={isOpen && found.isWaiting && found.options.length > 0}
            onClear={value ? clear : null}
            toggle={choice.getToggleButtonProps({ disabled })}
          />
        }
      />
      <FoundStatus {...{ found, emptyText, isOpen }} />
      {isOpen && (
        <OptionList anchor={input} {...{ found, emptyText, placeRef, listbox }}>
          {found.options.map((option, index) => (
            <OptionRow
              key={option.value}
              option={option}
              isChosen={option.value === value?.value}
              {...getItemProps({ item: option, index })}
            />
          ))}
        </OptionList>
      )}
    </Box>
  );
}
