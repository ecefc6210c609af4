/** The pages that lead to the provider's page of subscriptions, and to which its way back leads. */
export const managingPages = ['home', 'packages', 'invoices', 'profile'] as const;
export type ManagingPage = (typeof managingPages)[number];
