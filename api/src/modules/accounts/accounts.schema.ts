import * as v from 'valibot';
import { email, password, phone, presentPassword, requiredLine, timezone } from '#base/http/fields.ts';
import { student, user } from '#modules/users/users.schema.ts';

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export const signUpBody = v.object({
  name: requiredLine(100),
  email,
  password,
  phone,
  timezone: v.optional(timezone),
});
/** Sign-in refuses by the answer, not by the form of what was typed (D61). */
export const signInBody = v.object({
  email: requiredLine(254),
  password: presentPassword,
});
export const forgetPasswordBody = v.object({ email });
export const verifyCodeBody = v.object({ resetCode: requiredLine(40) });
export const resetPasswordBody = v.object({ email, newPassword: password });
export const ownPasswordBody = v.object({
  currentPassword: presentPassword,
  newPassword: password,
});
export const ownProfileBody = v.object({
  name: v.optional(requiredLine(100)),
  email: v.optional(email),
  phone: v.optional(phone),
  timezone: v.optional(timezone),
  image: v.optional(v.file()),
});

export type SignUp = v.InferOutput<typeof signUpBody>;
export type SignIn = v.InferOutput<typeof signInBody>;
export type ResetPassword = v.InferOutput<typeof resetPasswordBody>;
export type OwnPassword = v.InferOutput<typeof ownPasswordBody>;
export type OwnProfile = v.InferOutput<typeof ownProfileBody>;

export const tokenAnswer = v.object({ token: v.string(), data: v.object({ token: v.string() }) });
export const loginAnswer = v.object({ data: v.object({ token: v.string() }) });

const signedInUser = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.nullable(v.string()),
  image: v.nullable(v.string()),
  role: v.string(),
  roles: v.array(v.string()),
  timezone: v.string(),
  subscription: v.object({ package: v.nullable(v.string()) }),
});
export const profileAnswer = v.object({
  data: v.object({ user: signedInUser, permissions: v.array(v.string()) }),
});

const child = v.object({
  id: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  relationship_type: v.picklist(['parent', 'uncle', 'aunt']),
  /** D8: what is left, and what is paid ahead, is for parents; null for others. */
  student: v.nullable(
    v.object({
      ...student.entries,
      remainingClasses: v.nullable(v.number()),
      paid_sessions_balance: v.nullable(v.number()),
    }),
  ),
});
export const ownProfileAnswer = v.object({ data: v.object({ ...user.entries, children: v.array(child) }) });
export type Child = v.InferInput<typeof child>;
