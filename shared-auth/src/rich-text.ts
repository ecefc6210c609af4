/** Characters of markup that a post or comment may be sent with: parsing costs the API time for each (D50). */
export const MOST_MARKUP_CHARS = 20 * 1024;
