/** A style's condition: where a thumb presses, also in a window as narrow as a phone. What is pressed alone is 44 px high there. */
export const touch = '@media (pointer: coarse), (max-width: 47.99rem)';
