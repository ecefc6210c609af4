import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { Box } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { FieldFrame, type FieldProps, helpWith, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';

const Input = chakra('input', inputRecipe);
/** Left to right in every language. */
const leftToRight = new Set(['email', 'tel', 'url', 'number']);

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'color' | 'height' | 'width'> {
  /** The label is only for screen readers: the purpose of the field is visible. */
  labelHidden?: boolean;
  /** Replaces `help`: the accepted values, such as a length. An error says the same and replaces it. */
  rule?: string;
  /** Before the text, inside the field. Decoration. */
  icon?: ReactNode;
  /** A small button after the text, inside the field. */
  action?: ReactNode;
}

/** An input drops line breaks, so that an address would run together with the line below it: blanks replace them. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>) {
  const { currentTarget: input } = event;
  const text = event.clipboardData.getData('text/plain');
  if (event.defaultPrevented || !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = input;
  const before = value.slice(0, selectionStart ?? value.length);
  const pasted = text.replace(/[\r\n]+/g, ' ').trim();
  // By the prototype: React would not see a value that is written to its input.
  const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  writeValue?.call(input, before + pasted + value.slice(selectionEnd ?? value.length));
  input.setSelectionRange(before.length + pasted.length, before.length + pasted.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const slot = { position: 'absolute', insetBlock: '0', height: 'fit', marginBlock: 'auto' } as const;

/** One line of text; takes an input's props, `ref` too, so that `{...register('email')}` fits. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    help: given,
    rule,
    error,
    id: givenId,
    type = 'text',
    dir,
    icon,
    action,
    ...rest
  } = props;
  const help = helpWith({ help: given, rule, error });
  const { id, input } = useField({ help, error }, givenId);
  const line = (
    <Input
      type={type}
      dir={dir ?? (leftToRight.has(type) ? 'ltr' : undefined)}
      paddingInlineStart={icon ? '10' : undefined}
      paddingInlineEnd={action ? '12' : undefined}
      onPaste={type === 'url' ? pasteLines : undefined}
      {...rest}
      {...input}
    />
  );
  return (
    <FieldFrame {...{ id, label, labelHidden, hint, help, error }}>
      {icon || action ? (
        <Box position="relative">
          {line}
          {icon && (
            <Box {...slot} insetInlineStart="3" color="fg.subtle" pointerEvents="none" aria-hidden>
              {icon}
            </Box>
          )}
          {action && (
            <Box {...slot} insetInlineEnd="1">
              {action}
            </Box>
          )}
        </Box>
      ) : (
        line
      )}
    </FieldFrame>
  );
}
