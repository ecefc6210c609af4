/** What `noteChecked` records beside report and time of a check that nobody signs. */
export const unsignedCheck = { commit: 'c0ffee', sources: 'aa', sign: null };
