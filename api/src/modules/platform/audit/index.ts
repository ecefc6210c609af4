/* The front of the module: what other modules use of its inner folders. */
export type { AuditWords } from './words/audit-words.ts';
