import path from 'node:path';

/** Data that the workers of a run make once for several files; deleted when the run ends. */
export const sharedFolder = (pid: number): string => path.resolve(import.meta.dirname, `../.cache/test-servers-${pid}`);
