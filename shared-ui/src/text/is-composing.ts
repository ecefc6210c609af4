const KEY_OF_COMPOSITION = 229;

/**
 * Whether a key belongs to an input method that is composing a word. In Safari the key that ends it comes after the
 * composition, and has only this code (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_COMPOSITION;
