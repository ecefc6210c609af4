/* The front of the module: what other modules use of its inner folders. */
export type { Details, FindDetails } from './words/delivery-deps.ts';
