/** What the parts of a person's page take, in px, and what they hold: drawn until their code and their data have come. */
export const summarySize = { minHeight: 202, onPhone: 339, bones: [['facts 2']] };
export const tabSize = {
  minHeight: 406,
  onPhone: 770,
  bones: [['figures 3', 'chart 220'], ['rows 5']],
  isBeside: true,
};
export const monthlySize = { minHeight: 208, bones: [['lines 3']] };
