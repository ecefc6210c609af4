/** The size in px and the placeholder of a student's own card, until code and data are loaded. */
export const homeStudySize = { minHeight: 267, onPhone: 283, bones: [['text 2', 'rows 1']] };
