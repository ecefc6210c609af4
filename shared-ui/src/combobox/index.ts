/**
 * A field that finds its choices as one types, an entry point beside the facade: it comes from the shell with the first
 * screen that needs it, and draws with the shell's own components through the facade.
 */
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { Option, OptionsQuery } from './option.ts';
