/**
 * The sizes of the parts of the start page in px, and their placeholders: the shell draws them until the code is
 * loaded, the parts until their data is.
 */
export const sizes = {
  attention: { minHeight: 248, onPhone: 292, bones: [['lines 3']] },
  teamAttention: { minHeight: 116, onPhone: 124, bones: [['lines 1']] },
  people: { minHeight: 190, onPhone: 300, bones: [['figures 4', 'text 1']] },
  classes: { minHeight: 840, onPhone: 950, bones: [['figures 4', 'chart 256', 'table 8']] },
  teacherMonth: { minHeight: 306, onPhone: 570, bones: [['figures 7']] },
  remaining: { minHeight: 178, onPhone: 157, width: 'half' as const, bones: [['figures 2']] },
  start: { minHeight: 261, onPhone: 370, bones: [['text 2', 'text 3']] },
};
