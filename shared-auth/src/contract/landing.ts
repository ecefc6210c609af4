/** The remote whose page is also served alone, to strangers. */
export const LANDING = 'mf-landing';
