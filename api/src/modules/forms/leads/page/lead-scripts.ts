import { LEAD_PAGE } from './lead-html.ts';

/** The script that offers the visitor times on their own clock, beside that of all public forms. */
export const leadScripts = `<script type="module" src="${LEAD_PAGE}/lead-page.js"></script>`;
