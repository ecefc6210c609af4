const DAY_MS = 24 * 60 * 60_000;

/** A copy is shown for so long. */
export const LONGEST_MS = 7 * DAY_MS;
/** The limits for one user: what is longer, or is one more, is not stored. */
export const MOST_CHARACTERS = 150_000;
export const MOST_COPIES = 60;

/** Tokens, authorizations, files and exports; and what somebody has searched for. */
const NEVER = /^\/api\/(realtime|zoom|search|files|auth)(\/|$)|\.csv$/;

export const mayCopy = ({ pathname, searchParams }: URL): boolean =>
  !NEVER.test(pathname) && !searchParams.has('search');

/** Links of meetings open a class to whoever finds the device. */
const SECRET_FIELDS = ['zoom_link'];

/** Most copies have none: they need not be read and written again for it. */
const FILLED_SECRET = new RegExp(`"(${SECRET_FIELDS.join('|')})"\\s*:\\s*(?!null)`);

export const withoutSecrets = (json: string): string =>
  FILLED_SECRET.test(json)
    ? JSON.stringify(JSON.parse(json), (field, value) => (SECRET_FIELDS.includes(field) ? null : value))
    : json;
