/** A remote's name as its folder and the registry have it: `timeline` is short for `mf-timeline`. */
export const remoteName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);
