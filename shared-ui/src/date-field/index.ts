/**
 * Fields for a date and for a month, an entry point beside the facade: it comes from the shell with the first screen that needs
 * it, and draws with the shell's own components through the facade.
 */
export { DateField, type DateFieldProps } from './date-field.tsx';
export { MonthSwitch } from './month-switch.tsx';
