/** The kinds of legal texts, in the order of display. */
export const legalKinds = ['terms', 'privacy', 'monitoring'] as const;
export type LegalKind = (typeof legalKinds)[number];
