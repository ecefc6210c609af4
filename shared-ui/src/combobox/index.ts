/**
 * Fields with a list of choices: search results or times of a day. An entry point separate from the facade: the shell
 * loads it with the first screen that needs it, and it uses the shell's own components through the facade.
 */
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { Option, OptionsQuery } from './option.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
