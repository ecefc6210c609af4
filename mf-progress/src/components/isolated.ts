/** Keeps a name of either script together within a sentence of either. */
export const isolated = (name: string) => `\u2068${name}\u2069`;
