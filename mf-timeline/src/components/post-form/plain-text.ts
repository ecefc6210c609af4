/** The words of rich text, without its marks. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('</p>', '</p>\n'), 'text/html').body.textContent?.trim() ?? '';
