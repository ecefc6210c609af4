import { foldText } from '@academy/shared-auth/typed-text';
import * as v from 'valibot';
import {
  changedEmail,
  email,
  instant,
  password,
  phone,
  presentPassword,
  requiredLine,
  timezone,
  unseenTimezone,
} from '#base/http/fields.ts';
import { whole } from '#base/http/form-fields.ts';
import { roleScopes } from '#modules/people/roles/index.ts';

const CONSENTS_MAX = 10;
const VERSION_MAX = 1_000_000;
const acceptedText = v.object({
  kind: requiredLine(20),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(VERSION_MAX)),
});

const OLDEST = 120;
const MOST_CHILDREN = 10;
/** A child as its parent names it (D163). */
export const childFields = { name: requiredLine(100), age: whole(1, OLDEST, 'Age is Required') };
const newChildren = v.pipe(
  v.array(v.object(childFields)),
  v.maxLength(MOST_CHILDREN, `At most ${MOST_CHILDREN} children`),
  v.check(
    (children) => new Set(children.map(({ name }) => foldText(name))).size === children.length,
    'A name is there twice',
  ),
);
/** Who learns (D163): the person, children, or both; neither if nobody was asked. */
const learners = v.object({ self: v.optional(v.boolean(), false), children: v.optional(newChildren, []) });
export type Learners = v.InferOutput<typeof learners>;

export const signUpBody = v.object({
  name: requiredLine(100),
  email,
  password,
  phone,
  timezone: v.optional(unseenTimezone),
  learners: v.optional(learners),
  /** The texts that the form showed and the person accepted. */
  consents: v.optional(v.pipe(v.array(acceptedText), v.maxLength(CONSENTS_MAX))),
});
export const ownPasswordBody = v.object({
  currentPassword: presentPassword,
  newPassword: password,
});
export const ownProfileBody = v.object({
  name: v.optional(requiredLine(100)),
  email: v.optional(changedEmail),
  phone: v.optional(phone),
  timezone: v.optional(timezone),
  image: v.optional(v.file()),
  /** Needed for a new email address if the session is older than a quarter of an hour (D120). */
  password: v.optional(presentPassword),
});

export type SignUp = v.InferOutput<typeof signUpBody>;
export type OwnPassword = v.InferOutput<typeof ownPasswordBody>;
export type OwnProfile = v.InferOutput<typeof ownProfileBody>;

const signedInUser = v.object({
  id: v.string(),
  name: v.string(),
  /** Always an address: one of a reserved domain for a person without (D140). */
  email: v.string(),
  /** The user name for signing in, if there is one (D140). */
  handle: v.nullable(v.string()),
  /** Whether the address is confirmed (D87). */
  email_verified: v.boolean(),
  phone: v.nullable(v.string()),
  image: v.nullable(v.string()),
  role: v.string(),
  roles: v.array(v.string()),
  timezone: v.string(),
  subscription: v.object({ package: v.nullable(v.string()) }),
  /** The kinds of the user's relations to students (D8), each once. */
  relations: v.array(v.picklist(['parent', 'uncle', 'aunt'])),
});
export const profileResponse = v.object({
  data: v.object({
    user: signedInUser,
    permissions: v.array(v.string()),
    /** The scopes of the permissions about people and of changing classes (D1), and of those that only a relation gives (D117). */
    scopes: v.record(v.string(), v.picklist([...roleScopes, 'children'])),
    /** Only set if true: nothing else is open before a second step is set up (D120). */
    two_steps_needed: v.optional(v.literal(true)),
    /** Only set if true: a text of the academy must be accepted, by GET and POST `consents`. */
    consents_needed: v.optional(v.literal(true)),
    /** Only set in a child's session: who opened it, and until when (D141). */
    childSession: v.optional(
      v.object({
        by: v.object({ id: v.string(), name: v.string() }),
        until: instant,
        /** A device of the child's own: there is no way back to a parent. */
        ownDevice: v.boolean(),
      }),
    ),
    /** Only set in a view: the admin who views, and until when (D124). */
    view: v.optional(v.object({ by: v.object({ id: v.string(), name: v.string() }), until: instant })),
  }),
});

export const ownLanguageBody = v.object({ language: v.picklist(['en', 'ar']) });
