/** Bundled by each remote that uses it: it keeps nothing. */
export type { MessageRecipient, WriteMessage } from './message-dialog.tsx';
export { recipientsQuery } from './recipients.ts';
export { StudentMessage } from './student-message.tsx';
