import { isSendablePhone, typedPhone } from '@academy/shared-ui/forms';
import * as v from 'valibot';
import type { OwnFields, OwnProfile } from '#/account/api/own-account.ts';

const required = (key: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));
const password = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'own.password.required'),
  v.minLength(6, 'own.password.short'),
  v.maxLength(200, 'own.password.long'),
);

const email = v.pipe(
  required('own.email.required'),
  v.maxLength(254, 'own.email.invalid'),
  v.rfcEmail('own.email.invalid'),
  v.regex(/\.[^.@]+$/, 'own.email.invalid'),
);

/** Messages are locale keys; the English texts are the specification's own. */
export const ownProfileSchema = v.object({
  name: v.pipe(required('own.name.required'), v.maxLength(100, 'own.name.long')),
  email,
  /** D166: with its country, or 11 bare digits (C3). */
  phone: v.pipe(
    required('own.phone.required'),
    v.transform(typedPhone),
    v.check((phone) => isSendablePhone(phone), 'own.phone.invalid'),
  ),
  timezone: required('own.timezone.required'),
  /** For a new email address. */
  password: v.pipe(v.string(), v.maxLength(200, 'own.password.long')),
});

/** D140: who has no address may go on without one. */
export const withoutAddressSchema = v.object({ ...ownProfileSchema.entries, email: v.union([v.literal(''), email]) });

export type OwnValues = Omit<OwnFields, 'password' | 'email'> & { email: string; password: string };

/** Whether the address differs, but for case. */
export const hasNewEmail = (email: string, own: OwnProfile): boolean =>
  email.trim().toLowerCase() !== (own.email ?? '').toLowerCase();

/** The password is sent only for a new address. */
export function toSent({ password: typed, email: address, ...fields }: OwnValues, own: OwnProfile): OwnFields {
  const contacts = address === '' ? fields : { ...fields, email: address };
  return typed !== '' && hasNewEmail(address, own) ? { ...contacts, password: typed } : contacts;
}

export const toValues = ({ name, email, phone, timezone }: OwnProfile): OwnValues => ({
  name,
  email: email ?? '',
  phone: phone ?? '',
  timezone,
  password: '',
});

/** The API's errors, in the words of the catalogue. */
export const ownProfileTexts = {
  'email.duplicate': 'own.email.taken',
  email: 'own.email.invalid',
  'phone.duplicate': 'own.phone.taken',
  phone: 'own.phone.invalid',
  timezone: 'own.timezone.invalid',
  'password.needed': 'own.email.passwordNeeded',
  password: 'own.password.wrong',
};

export const ownPasswordSchema = v.object({ currentPassword: password, newPassword: password });

export const ownPasswordTexts = { 'currentPassword.wrong': 'own.password.wrong' };
