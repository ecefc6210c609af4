import { logoPaths } from '#base/brand/logo-paths.ts';
import { escapeHtml } from '#base/http/html-page.ts';

const { star, book, dot } = logoPaths;

/** The platform's mark, the same as on its other pages. */
const markHtml = `<svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true"><path class="star" d="${star}"/>
<path d="${book}" fill="none" stroke="#fff" stroke-width="1.8" stroke-linejoin="round"/><path class="dot" d="${dot}"/></svg>`;

/** The academy's logo, or the platform's mark. */
export const logoHtml = (logo: string | null): string =>
  logo ? `<img src="${escapeHtml(logo)}" alt="" height="32">` : markHtml;
