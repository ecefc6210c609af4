/** What an API client needs of lists: an entry point without their screen, so that forms that read a list load none. */
export { listRequest } from './state/list-state.ts';
