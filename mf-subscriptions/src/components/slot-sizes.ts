/** The sizes of parts on other pages in px, and their placeholders: drawn until their code and data are loaded. */
export const slotSizes = {
  summary: { minHeight: 172, bones: [['text 2', 'figures 4']] },
  payments: { minHeight: 208, bones: [['rows 3']] },
  money: { minHeight: 458, onPhone: 531, bones: [['figures 3', 'chart 256']] },
  packages: { minHeight: 286, onPhone: 303, bones: [['text 1', 'rows 3']] },
};
