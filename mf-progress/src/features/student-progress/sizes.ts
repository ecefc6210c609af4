/** The size in px and the placeholder: shown until code and data are loaded. */
export const summarySize = { minHeight: 104, bones: [['text 1']] };
