/**
 * The form in which a password is compared (D61): one form of each letter, whatever the keyboard sends. Nothing is
 * trimmed.
 */
export const passwordText = (typed: string): string => typed.normalize('NFC');
