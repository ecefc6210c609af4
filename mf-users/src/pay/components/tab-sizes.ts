/** The sizes of tabs of a person's page in px, and their placeholders: drawn until their code and data are loaded. */
export const tabSizes = {
  ledger: { minHeight: 560, onPhone: 720, bones: [['figures 1'], ['table 8']] },
  salaries: { minHeight: 720, onPhone: 900, bones: [['figures 7'], ['lines 4'], ['table 3']] },
};
