/**
 * Forms, an entry point beside the facade: bundled by each remote that imports it, drawing with the shell's own components
 * through the facade. Add `../shared-ui/src/forms` to the remote's `academy.inputs`, so that a change here is a new version
 * of the remote.
 */
export { EntryForm, FormSection } from './entry-form.tsx';
export { type FieldTexts, problemsOf } from './form-problems.ts';
export { phoneDigits, plainNumber } from './plain-number.ts';
export { type EntryFormState, useEntryForm } from './use-entry-form.ts';
