/**
 * A field for a date, an entry point beside the facade: bundled by each remote that imports it, drawing with the shell's own
 * components through the facade.
 */
export { DateField, type DateFieldProps } from './date-field.tsx';
