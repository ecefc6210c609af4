import * as v from 'valibot';
import { matching } from '#base/http/fields.ts';

/** `<secret>.ics`; the secret is 32 bytes in base64url. */
export const feedParams = v.object({ file: matching(/^[\w-]{43}\.ics$/) });

export const feedResponse = v.object({
  data: v.object({
    /** For programs that ask for an address. */
    url: v.string(),
    /** The same address in a form that opens a calendar program. */
    webcal: v.string(),
  }),
});
