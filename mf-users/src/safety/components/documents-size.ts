/** The size of the tab in px, and its placeholder: drawn until its code and data are loaded. */
export const documentsSize = { minHeight: 240, bones: [['lines 3']] };
