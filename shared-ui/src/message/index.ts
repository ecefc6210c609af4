/** Bundled by each remote that uses it: it has no state. */
export type { MessageRecipient, WriteMessage } from './message-dialog.tsx';
export { recipientsQuery } from './recipients.ts';
export { StudentMessage } from './student-message.tsx';
