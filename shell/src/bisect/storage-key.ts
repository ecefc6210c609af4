/** Where the device keeps a search for the remote that breaks a page. */
export const STORAGE_KEY = 'bisect';
