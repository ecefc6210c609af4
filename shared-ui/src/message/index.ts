/** Bundled by each remote that uses it: it keeps nothing. */
export { MessageDialog, type MessageRecipient, type WriteMessage } from './message-dialog.tsx';
