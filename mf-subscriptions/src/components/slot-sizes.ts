/** What the parts on other pages take, in px, and what they hold: drawn until their code and their data have come. */
export const slotSizes = {
  summary: { minHeight: 172, bones: [['text 2', 'figures 4']] },
  payments: { minHeight: 208, bones: [['rows 3']] },
  money: { minHeight: 458, onPhone: 531, bones: [['figures 3', 'chart 256']] },
  packages: { minHeight: 286, onPhone: 303, bones: [['text 1', 'rows 3']] },
};
