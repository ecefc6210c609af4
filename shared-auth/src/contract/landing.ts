/** The remote whose page is also served as a separate site, to visitors. */
export const LANDING = 'mf-landing';
