/**
 * Forms, an entry point separate from the facade: the shell loads it with the first screen that needs it, and it uses
 * the shell's own components through the facade. It exports what fields need of react-hook-form: a remote's own copy
 * could have another version than the form that it gets.
 */
export {
  isSecureLink,
  isSendablePhone,
  pastedLink,
  phoneDigits,
  plainNumber,
  typedPhone,
} from '@academy/shared-auth/typed-text';
export { Controller, useController, useFieldArray, useWatch } from 'react-hook-form';
export { EntryForm, FormSection } from './entry-form.tsx';
export { type FieldTexts, problemsOf } from './form-problems.ts';
export { RestoredDraft } from './restored-draft.tsx';
export { Switch } from './switch.tsx';
export { type EntryFormState, useEntryForm } from './use-entry-form.ts';
