/** The id of the office where the id of the other person stands (D167). */
export const OFFICE_ID = '0';

const KEY = 'chat-';
/** A conversation of the office in place of the other person's id, for whoever answers. */
export const officeKey = (chatId: string): string => KEY + chatId;
/** The conversation's id; null if this is the id of a person. */
export const chatIdOf = (userId: string): string | null => (userId.startsWith(KEY) ? userId.slice(KEY.length) : null);
