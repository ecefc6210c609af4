/**
 * What the viewer saw at the last visit, an entry point beside the facade: bundled by each remote that imports it. Add
 * `../shared-ui/src/restored` to the remote's `academy.inputs`, so that a change here is a new version of the remote.
 */
export { restorable } from './restorable.ts';
export { RestoredAt } from './restored-at.tsx';
