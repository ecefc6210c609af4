/**
 * Fields with a list of choices, of many that are found as one types or of the times of a day. An entry point beside the facade:
 * it comes from the shell with the first screen that needs it, and draws with the shell's own components through the facade.
 */
export { ComboboxField, type ComboboxFieldProps } from './combobox-field.tsx';
export type { Option, OptionsQuery } from './option.ts';
export { TimeField, type TimeFieldProps } from './time-field.tsx';
