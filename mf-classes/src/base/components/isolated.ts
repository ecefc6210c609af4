/** Keeps a name's direction apart from the sentence around it. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
