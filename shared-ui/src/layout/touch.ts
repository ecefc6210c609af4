/** A style's condition: touch input, also in a window as narrow as a phone. A separate control is 44 px high then. */
export const touch = '@media (pointer: coarse), (max-width: 47.99rem)';

/** Around a link of one line: the touch target. Where links are below each other, their rows have that height. */
export const thumbRoom = {
  [touch]: {
    position: 'relative',
    _before: { content: '""', position: 'absolute', insetBlock: 'calc(50% - 23px)', insetInline: '-2' },
  },
} as const;
