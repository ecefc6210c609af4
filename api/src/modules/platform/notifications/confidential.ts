/** How the keys of kinds begin of which only their recipients know (D146): no admin, no view, no export. */
const CONFIDENTIAL = 'concern.';

/** SQL: whether others may know of a row of `notifications` or `deliveries`. */
export const isKnownToOthers = (row: string): string => `not starts_with(${row}.key, '${CONFIDENTIAL}')`;
