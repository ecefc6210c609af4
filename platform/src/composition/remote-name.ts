/** A remote's full name, as of its folder and in the registry: `timeline` is short for `mf-timeline`. */
export const remoteName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);
