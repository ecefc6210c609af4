/**
 * The sizes of the parts of the start page in px, and their placeholders: the shell draws them until the code is
 * loaded, the parts until their data is.
 */
export const homeSizes = {
  nextClass: { minHeight: 223, onPhone: 310, bones: [['clock']] },
  children: { minHeight: 430, onPhone: 760, bones: [['facts 5']] },
  child: { minHeight: 390, onPhone: 700, bones: [['facts 5']] },
  needsReport: { minHeight: 120, bones: [['rows 1']] },
  lastReport: { minHeight: 178, onPhone: 160, width: 'half' as const, bones: [['text 4']] },
  childWork: { minHeight: 150, bones: [['rows 1']] },
  assignments: { minHeight: 249, bones: [['rows 3']] },
};
