/** The text of rich text, without markup. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</p>', '</p>\n'), 'text/html').body.textContent?.trim() ?? '';
