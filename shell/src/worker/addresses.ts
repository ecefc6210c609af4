/** Files whose bytes never change at their address, and the page that opens offline. */
export const FILES_CACHE = 'academy-files';
/** The prefix of each user's cache of responses; the page fills them (`shared-auth/offline`). */
export const COPIES_PREFIX = 'offline:';
/** No remote has a screen here: the page is valid for any address of the dashboard. */
export const PAGE = '/dashboard/offline-page';

/** The prefix of the locks that open tabs hold: each tab keeps using files of its first version. */
export const USES = 'uses:';
export const shellInUse = (version: string): string => `shell ${version}`;

/** Whether an address identifies its bytes, by a hash or by a version. */
export function isImmutable({ pathname, searchParams }: URL): boolean {
  if (/^\/(assets|remotes)\/./.test(pathname)) return true;
  return searchParams.has('v') && /^\/(remotes\.json$|locales\/.)/.test(pathname);
}

/** A page's request to the worker: the place of its files, and how to recognize its own document. */
export interface KeepMessage {
  type: 'keep';
  files: string[];
  /** Texts that the stored page must contain: the registry and the shell with which this tab started. */
  marks: string[];
}
