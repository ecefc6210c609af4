import * as v from 'valibot';
import { idParams, instant, matching, password, requiredLine } from '#base/http/fields.ts';
import { childFields } from '#modules/people/people/own/own.schema.ts';

export const childParams = idParams;

const { name, age } = childFields;

export const newChild = v.object({
  ...childFields,
  /** Another child of the same name, after the response `same_name`. */
  another: v.optional(v.boolean(), false),
});
export type NewChild = v.InferOutput<typeof newChild>;

export const changedChild = v.object({ name: v.optional(name), age: v.optional(age) });
export type ChangedChild = v.InferOutput<typeof changedChild>;

export const childPassword = v.object({ password });

/** "I": the account's own person learns. */
export const selfBody = v.object({ learns: v.picklist(['self']) });

const child = v.object({
  id: v.string(),
  name: v.string(),
  age: v.nullable(v.number()),
  /** The user name for signing in, if there is one (D140). */
  handle: v.nullable(v.string()),
  may: v.object({
    /** Named by the viewer, and nothing has happened to the child yet. */
    change: v.boolean(),
    remove: v.boolean(),
    setPassword: v.boolean(),
    /** Under 16: the viewer may open the academy as the child (D141). */
    open: v.boolean(),
  }),
});
export const childrenResponse = v.object({
  data: v.object({
    /** Whether the viewer has answered that they learn themselves. */
    self: v.boolean(),
    children: v.array(child),
    may: v.object({ add: v.boolean() }),
  }),
});
export const childResponse = v.object({ data: v.object({ id: v.string() }) });
export const passwordResponse = v.object({ data: v.object({ handle: v.string() }) });
export const childSessionResponse = v.object({ data: v.object({ token: v.string(), until: instant }) });

export const childCodeResponse = v.object({
  data: v.object({
    code: v.string(),
    /** The same as a picture: an SVG. */
    qr: v.string(),
    until: instant,
  }),
});
export const codeBody = v.object({ code: requiredLine(40) });
export const tokenResponse = v.object({ data: v.object({ token: v.string() }) });
export const deviceParams = v.object({ ...idParams.entries, device: matching(/^[0-9a-f]{32}$/) });
export const devicesResponse = v.object({
  child: v.object({ id: v.string(), name: v.string() }),
  data: v.array(
    v.object({
      id: v.string(),
      browser: v.nullable(v.string()),
      system: v.nullable(v.string()),
      createdAt: instant,
      lastUsedAt: instant,
      until: instant,
    }),
  ),
});
