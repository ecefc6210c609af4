import {
  chakra,
  FieldFrame,
  type FieldValueProps,
  HStack,
  inputRecipe,
  type TextFieldProps,
  useField,
} from '@academy/shared-ui';
import { useTranslation } from 'react-i18next';
import { CountryChoice } from './country-choice.tsx';
import { useTypedPhone } from './use-typed-phone.ts';

const Input = chakra('input', inputRecipe);

export interface PhoneFieldProps
  extends FieldValueProps,
    Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'readOnly' | 'autoComplete'> {}

/**
 * A phone of any country (D166): its code, and the number as people write it there. Takes an input's props, `ref` too,
 * so that `{...register('phone')}` fits. Its value is the number in E.164, or the typed text if that is none.
 */
export function PhoneField({ name, value, onChange, onBlur, ref, ...rest }: PhoneFieldProps) {
  const { t } = useTranslation('ui');
  const { label, hint, error, readOnly, autoComplete = 'tel' } = rest;
  const phone = useTypedPhone({ name, value, onChange, onBlur, ref });
  const { phones, country } = phone;
  const example = country && phones?.exampleIn(country);
  const help = readOnly ? undefined : example ? t('phone.example', { example }) : t('phone.international');
  const { id, input } = useField({ help, error });
  return (
    <FieldFrame {...{ id, label, hint, help, error }}>
      <HStack dir="ltr" gap="2" alignItems="stretch">
        {!readOnly && <CountryChoice country={country} onChoose={phone.choose} />}
        <Input
          {...input}
          ref={phone.input}
          type="tel"
          inputMode="tel"
          dir="ltr"
          name={name}
          minWidth="0"
          autoComplete={autoComplete}
          readOnly={readOnly}
          value={phone.text}
          onChange={({ target }) => phone.type(target.value)}
          onBlur={phone.blur}
        />
      </HStack>
    </FieldFrame>
  );
}
