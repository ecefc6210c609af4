/** D100: the maximum number of times in a request. */
export const MOST_TIMES = 3;
