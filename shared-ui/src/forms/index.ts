/**
 * Forms, an entry point beside the facade: bundled by each remote that imports it, drawing with the shell's own components
 * through the facade.
 */
export { EntryForm, FormSection } from './entry-form.tsx';
export { type FieldTexts, problemsOf } from './form-problems.ts';
export { phoneDigits, plainNumber } from './plain-number.ts';
export { type EntryFormState, useEntryForm } from './use-entry-form.ts';
