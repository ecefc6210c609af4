import { type FieldValueProps, type TextFieldProps, useCoarsePointer, useFieldValue } from '@academy/shared-ui';
import { NativeDate } from './native-date.tsx';
import { TypedDate } from './typed-date.tsx';

export interface DateFieldProps
  extends FieldValueProps,
    Pick<TextFieldProps, 'label' | 'hint' | 'help' | 'error' | 'disabled'> {}

/**
 * A date, typed or chosen from a calendar, in the viewer's language; on touch by the phone's own picker. Takes an
 * input's props, `ref` too, so that `{...register('date')}` fits. Its value is `2026-11-22`, or the typed text if that
 * is no date.
 */
export function DateField({ name, value, onChange, onBlur, ref, ...rest }: DateFieldProps) {
  const day = useFieldValue({ name, value, onChange, onBlur, ref });
  return useCoarsePointer() ? <NativeDate day={day} {...rest} /> : <TypedDate day={day} {...rest} />;
}
