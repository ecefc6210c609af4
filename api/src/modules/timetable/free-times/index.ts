/* The front of the module: what other modules use of its inner folders. */
export { freeSpans, startsIn } from './core/free-spans.ts';
export { type Span, subtractSpans } from './core/spans.ts';
