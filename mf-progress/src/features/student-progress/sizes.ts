/** In px, and the placeholder: drawn until code and data have come. */
export const summarySize = { minHeight: 104, bones: [['text 1']] };
