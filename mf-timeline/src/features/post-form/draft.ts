const keyOf = (userId: string) => `post-draft:${userId}`;

/** The unfinished post of this user in this tab; survives a reload and a sign-in in between. */
export const readDraft = (userId: string): string => sessionStorage.getItem(keyOf(userId)) ?? '';

export function keepDraft(userId: string, text: string): void {
  if (text.trim() === '') sessionStorage.removeItem(keyOf(userId));
  else sessionStorage.setItem(keyOf(userId), text);
}
