/**
 * A field that finds its choices as one types, an entry point beside the facade: bundled by each remote that imports it,
 * drawing with the shell's own components through the facade. Add `../shared-ui/src/combobox` to the remote's
 * `academy.inputs`, so that a change here is a new version of the remote.
 */
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { Option, OptionsQuery } from './option.ts';
