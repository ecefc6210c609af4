import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/button.tsx';
import { EyeIcon, EyeOffIcon } from '../icons.ts';
import { Box } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { FieldFrame, helpWith, useField } from './field-frame.tsx';
import { inputRecipe } from './input-recipe.ts';
import type { TextFieldProps } from './text-field.tsx';

const Input = chakra('input', inputRecipe);

/** A password, with a button that shows the typed text. */
export function PasswordField({
  label,
  hint,
  help: given,
  rule,
  error,
  id: givenId,
  ...rest
}: Omit<TextFieldProps, 'type' | 'dir'>) {
  const { t } = useTranslation('ui');
  const [isShown, setShown] = useState(false);
  const help = helpWith({ help: given, rule, error });
  const { id, input } = useField({ help, error }, givenId);
  return (
    <FieldFrame {...{ id, label, hint, help, error }}>
      <Box position="relative">
        <Input
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          paddingInlineEnd="12"
          _rtl={{ paddingInlineStart: '12', paddingInlineEnd: '3' }}
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...input}
        />
        <IconButton
          size="sm"
          position="absolute"
          insetBlock="0"
          insetInlineEnd="1"
          marginBlock="auto"
          aria-label={t('password.show')}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
