/** In place of what Chakra and `global-styles.ts` compute the page's styles from, in builds, whose page brings them. */
const nothing = () => ({});

export const [globalStyles, keyframes] = [{}, {}];
export const createPreflight = nothing;
export const createSerializeFn = () => nothing;
