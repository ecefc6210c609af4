/**
 * A field that finds its choices as one types, an entry point beside the facade: bundled by each remote that imports it,
 * drawing with the shell's own components through the facade.
 */
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { Option, OptionsQuery } from './option.ts';
