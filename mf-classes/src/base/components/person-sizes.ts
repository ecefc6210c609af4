/**
 * The sizes of the parts of a person's page in px, and their placeholders: drawn until their code and data are loaded.
 */
export const summarySize = { minHeight: 202, onPhone: 339, bones: [['facts 2']] };
export const tabSize = {
  minHeight: 406,
  onPhone: 770,
  bones: [['figures 3', 'chart 220'], ['rows 5']],
  isBeside: true,
};
export const monthlySize = { minHeight: 208, bones: [['lines 3']] };
