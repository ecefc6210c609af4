/** The languages of the product, for the page and for the server: this file needs no browser. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];
