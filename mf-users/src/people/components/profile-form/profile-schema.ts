import { isSendablePhone, plainNumber, typedPhone } from '@academy/shared-ui/forms';
import * as v from 'valibot';

export const NOTES = 500;

const trimmed = v.pipe(v.string(), v.trim());

const shortText = v.pipe(trimmed, v.maxLength(50, 'profile.field.long50'));
export const requiredShortText = (missing: string) => v.pipe(shortText, v.nonEmpty(missing));

/** An integer, as typed. */
export const integer = (min: number, max: number, wrong: string, missing = wrong) =>
  v.pipe(
    v.string(),
    v.transform(plainNumber),
    v.nonEmpty(missing),
    v.regex(/^[+-]?\d{1,9}$/, wrong),
    v.transform(Number),
    v.minValue(min, wrong),
    v.maxValue(max, wrong),
  );

/** The same; an empty field means the default. */
export const integerWithDefault = (usual: number, min: number, max: number, wrong: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => (text.trim() === '' ? String(usual) : text)),
    integer(min, max, wrong),
  );

/** D166: with its country, or 10 to 15 bare digits (C3). */
const phone = v.pipe(
  trimmed,
  v.nonEmpty('profile.phone.required'),
  v.transform(typedPhone),
  v.check((value) => isSendablePhone(value, true), 'profile.phone.invalid'),
);

const wallet = v.pipe(trimmed, v.maxLength(100, 'profile.field.long100'));

/** The common fields of the profiles of students and teachers. Viewers who cannot see the phone cannot write it. */
export const profileEntries = (canViewPhone: boolean) => ({
  leader_id: v.pipe(v.string(), v.nonEmpty('profile.leader.required')),
  phone: canViewPhone ? phone : v.string(),
  notes: v.pipe(trimmed, v.maxLength(NOTES, 'profile.notes.long')),
  code: shortText,
  registration_date: v.string(),
  last_status: v.string(),
  last_status_date: v.string(),
  wallet,
  wallet_num: wallet,
});

/** Collapsed fields: an error in one opens them. */
export const extraNames = ['registration_date', 'last_status', 'last_status_date', 'wallet', 'wallet_num'] as const;

interface KnownProfile {
  code: string | null;
  phone: string | null;
  notes: string | null;
  registration_date: string | null;
  last_status: string;
  last_status_date: string | null;
  wallet: string | null;
  wallet_num: string | null;
}

/** The initial values of the common fields. */
export const profileValues = (profile: KnownProfile | null) => ({
  phone: profile?.phone ?? '',
  notes: profile?.notes ?? '',
  code: profile?.code ?? '',
  registration_date: profile?.registration_date ?? '',
  last_status: profile?.last_status ?? 'active',
  last_status_date: profile?.last_status_date ?? '',
  wallet: profile?.wallet ?? '',
  wallet_num: profile?.wallet_num ?? '',
});

/** The fields that differ from `initial`: masked or hidden ones stay unchanged. */
export function changedFields<Sent extends object>(sent: Sent, initial: object = {}): Partial<Sent> {
  const before = new Map(Object.entries(initial));
  const isChanged = ([name, value]: [string, unknown]) => String(value ?? '') !== String(before.get(name) ?? '');
  return Object.fromEntries(Object.entries(sent).filter(isChanged)) as Partial<Sent>;
}

/** Keys for the API's errors. */
export const profileTexts = {
  'code.duplicate': 'profile.code.taken',
  'phone.duplicate': 'profile.phone.taken',
  'registration_date.future': 'profile.date.future',
  'last_status_date.future': 'profile.date.future',
};
