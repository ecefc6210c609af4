/* The front of the module: what other modules use of its inner folders. */
export { unmarkedWork } from './hand-ins/unmarked-sql.ts';
