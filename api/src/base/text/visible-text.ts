/** Characters that are invisible in every font: format characters, fillers, controls, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** A text without invisible characters; blanks stay. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => withoutInvisible(text).trim() !== '';
