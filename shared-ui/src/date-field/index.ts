/**
 * Fields for a date and for a month, an entry point separate from the facade: the shell loads it with the first screen
 * that needs it, and it uses the shell's own components through the facade.
 */
export { DateField, type DateFieldProps } from './date-field.tsx';
export { MonthSwitch } from './month-switch.tsx';
