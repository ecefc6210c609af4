/** The default titles of classes (D168), by the key that is stored with them. */
export const titleKeys = ['class'] as const;

export type TitleKey = (typeof titleKeys)[number];
