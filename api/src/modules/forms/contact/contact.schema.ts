import * as v from 'valibot';
import { email, requiredLine, requiredText, trimmed } from '#base/http/fields.ts';

export const contactBody = v.object({
  name: requiredLine(100),
  email,
  message: requiredText(5000),
  language: v.optional(v.fallback(v.picklist(['en', 'ar']), 'en'), 'en'),
  /** A honeypot: people do not see this field. */
  website: v.optional(trimmed, ''),
});
export type Contact = v.InferOutput<typeof contactBody>;
