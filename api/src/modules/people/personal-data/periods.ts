/** D123: days from the approval of an erasure to the erasure. */
export const WAIT_DAYS = 14;
/** Days for which an export can be downloaded. */
export const KEPT_DAYS = 7;
