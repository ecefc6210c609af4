/** Characters that are invisible in every font: format characters, fillers, controls, the empty Braille pattern. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu;

/** A text without the characters that show nothing; blanks stay. */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Whether somebody who looks at the text sees anything. */
export const isVisible = (text: string): boolean => withoutInvisible(text).trim() !== '';
