/* The front of the module: what other modules use of its inner folders. */
export { zonePlaces } from './zones/zone-places.ts';
