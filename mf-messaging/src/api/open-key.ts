const KEY = '-';
/**
 * The conversation of a child with a teacher for whoever is in it beside the two (D143): its id as a negative number, in
 * place of the other person's id.
 */
export const openKey = (chatId: string): string => KEY + chatId;
/** The conversation's id; null if this is the id of a person. */
export const openChatOf = (userId: string): string | null => (userId.startsWith(KEY) ? userId.slice(KEY.length) : null);

interface Parts {
  sender: { id: string; name: string; by?: { name: string } | undefined };
  receiver: { id: string; name: string };
}

/**
 * A message of an open conversation as one with the key: what others than the viewer wrote comes from it, and says who
 * wrote.
 */
export function inOpenChat<One extends Parts>(key: string, me: string | undefined, message: One): One {
  const { sender, receiver } = message;
  if (sender.id === me) return { ...message, receiver: { ...receiver, id: key } };
  return { ...message, sender: { id: key, name: sender.name, by: { name: sender.name } } };
}
