/** Rows of a form that are arranged, bundled by each remote that uses them: they have no state outside of the page. */
export { ErrorGroup } from './error-group.tsx';
export { MoveButtons } from './move-buttons.tsx';
export { useSaid } from './use-said.tsx';
