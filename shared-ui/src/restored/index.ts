/**
 * The parts of a page, which begin with what the viewer saw at the last visit; an entry point beside the facade: bundled by
 * each remote that imports it.
 */
export { keepSeen, readSeen, recordKey } from './last-visit.ts';
export { PartCard } from './part-card.tsx';
export { PartError } from './part-error.tsx';
export { restorable } from './restorable.ts';
export { RestoredAt } from './restored-at.tsx';
export { useMoment } from './use-moment.ts';
