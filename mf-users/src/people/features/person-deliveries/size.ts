/** The size of the tab in px, and its placeholder: drawn until its code and data are loaded. */
export const deliveriesSize = { minHeight: 560, onPhone: 720, bones: [['rows 8']] };
