import * as v from 'valibot';
import { instant, matching } from '#base/http/fields.ts';

export const startResponse = v.object({ url: v.string() });

export const authorizationResponse = v.object({
  data: v.object({
    /** Null: teachers type links by hand. */
    provider: v.nullable(v.picklist(['zoom', 'sandbox'])),
    /** The account at the provider, and since when; null if the viewer has not authorized the academy. */
    authorization: v.nullable(v.object({ account: v.string(), since: instant })),
  }),
});

const word = matching(/^[\x20-\x7e]{1,4000}$/);
export const callbackQuery = v.object({ state: word, code: v.optional(word), error: v.optional(word) });

/** The bytes are signed, so they are read unchanged. */
export const webhookBody = matching(/^[\s\S]*$/);

export const webhookResponse = v.union([
  v.object({ plainToken: v.string(), encryptedToken: v.string() }),
  v.object({ message: v.string() }),
]);
