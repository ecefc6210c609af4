const DAY_MS = 24 * 60 * 60_000;

/** The maximum age of a copy that is shown. */
export const LONGEST_MS = 7 * DAY_MS;
/** The limits for one user: longer or further responses are not stored. */
export const MOST_CHARACTERS = 150_000;
export const MOST_COPIES = 60;

/** Tokens, authorizations, files and exports; concerns (D146); and search results. */
const NEVER = /^\/api\/(realtime|zoom|search|files|auth|concerns)(\/|$)|\.csv$/;

export const mayCopy = ({ pathname, searchParams }: URL): boolean =>
  !NEVER.test(pathname) && !searchParams.has('search');

/** Links of meetings would open a class for whoever finds the device. */
const SECRET_FIELDS = ['zoom_link'];

/** Most copies have none: these are not parsed and written again. */
const FILLED_SECRET = new RegExp(`"(${SECRET_FIELDS.join('|')})"\\s*:\\s*(?!null)`);

export const withoutSecrets = (json: string): string =>
  FILLED_SECRET.test(json)
    ? JSON.stringify(JSON.parse(json), (field, value) => (SECRET_FIELDS.includes(field) ? null : value))
    : json;
