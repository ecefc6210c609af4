/** The maximum of characters of markup in a post or comment: the API needs time to parse each (D50). */
export const MOST_MARKUP_CHARS = 20 * 1024;
