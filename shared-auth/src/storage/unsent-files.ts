/** Caches of files that have not arrived at the API yet, below it the user's id. Remotes bundle it: it is no part of the shell. */
export const UNSENT_FILES_PREFIX = 'unsent-files:';
