/**
 * Caches of files that have not arrived at the API yet; the names continue with the user's id. Remotes bundle it: the
 * shell does not.
 */
export const UNSENT_FILES_PREFIX = 'unsent-files:';
