/**
 * Parts of a page that first show the data of the last visit; an entry point separate from the facade: bundled by each
 * remote that imports it.
 */
export { keepSeen, readSeen, recordKey } from './last-visit.ts';
export { PartCard } from './part-card.tsx';
export { PartError } from './part-error.tsx';
export { restorable } from './restorable.ts';
export { RestoredAt } from './restored-at.tsx';
export { useMoment } from './use-moment.ts';
