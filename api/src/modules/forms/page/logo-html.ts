import { escapeHtml } from '#base/http/html-page.ts';

const STAR =
  'M39.5 20L33.79 25.71L33.79 33.79L25.71 33.79L20 39.5L14.29 33.79L6.21 33.79L6.21 25.71L0.5 20L6.21 14.29L6.21 6.21L14.29 6.21L20 0.5L25.71 6.21L33.79 6.21L33.79 14.29Z';
const DOT =
  'M22.6 11.6L21.84 12.36L21.84 13.44L20.76 13.44L20 14.2L19.24 13.44L18.16 13.44L18.16 12.36L17.4 11.6L18.16 10.84L18.16 9.76L19.24 9.76L20 9L20.76 9.76L21.84 9.76L21.84 10.84Z';
const BOOK =
  'M10.5 16.5c3.9-1 7.2-.2 9.5 2.3c2.3-2.5 5.6-3.3 9.5-2.3v9.6c-3.9-1-7.2-.2-9.5 2.3c-2.3-2.5-5.6-3.3-9.5-2.3zM20 18.8v9.6';

/** The platform's mark, as the rest of its pages show it. */
const markHtml = `<svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true"><path class="star" d="${STAR}"/>
<path d="${BOOK}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/><path class="dot" d="${DOT}"/></svg>`;

/** The academy's logo, else the platform's mark. */
export const logoHtml = (logo: string | null): string =>
  logo ? `<img src="${escapeHtml(logo)}" alt="" height="32">` : markHtml;
