/** D100: the most times that a family asks for. */
export const MOST_TIMES = 3;
