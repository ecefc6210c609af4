/**
 * The lists' part for API clients: an entry point without the screen, so that forms that read a list do not load it.
 */
export { listRequest } from './state/list-state.ts';
