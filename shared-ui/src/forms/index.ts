/**
 * Forms, an entry point beside the facade: it comes from the shell with the first screen that needs it, and draws with the shell's
 * own components through the facade. It has what fields need of the library behind it: a remote's own copy could be of
 * another version than the form that it is given.
 */
export { phoneDigits, plainNumber } from '@academy/shared-auth/typed-text';
export { Controller, useController, useFieldArray, useWatch } from 'react-hook-form';
export { EntryForm, FormSection } from './entry-form.tsx';
export { type FieldTexts, problemsOf } from './form-problems.ts';
export { RestoredDraft } from './restored-draft.tsx';
export { Switch } from './switch.tsx';
export { type EntryFormState, useEntryForm } from './use-entry-form.ts';
