/**
 * A field for a date, an entry point beside the facade: bundled by each remote that imports it, drawing with the shell's own
 * components through the facade. Add `../shared-ui/src/date-field` to the remote's `academy.inputs`, so that a change here is
 * a new version of the remote.
 */
export { DateField, type DateFieldProps } from './date-field.tsx';
