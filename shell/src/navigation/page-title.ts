import type { Language } from '@academy/shared-auth';
import type { Admission } from '#/routes/admission.ts';
import type { Place } from '#/routes/route-table.ts';

type Translate = (key: string) => string;

const authTitleKeys = {
  signin: 'auth.signin.title',
  signup: 'auth.signup.title',
  student: 'auth.student.title',
  'reset-password': 'auth.reset.title',
  'verify-password': 'auth.verify.title',
  'new-password': 'auth.new.title',
  'confirm-email': 'auth.confirm.title',
  'not-me': 'auth.notMe.title',
  invitation: 'auth.invitation.title',
} as const;

/** The remote's name for a place. */
export function routeTitle({ remote, route }: Extract<Place, { kind: 'remote' | 'off' }>, language: Language) {
  return remote.texts[language][route.titleKey] ?? remote.texts.en[route.titleKey] ?? null;
}

/** The name of the shown page, or null if there is none yet. */
export function pageTitle(place: Place, { verdict }: Admission, language: Language, t: Translate): string | null {
  if (verdict === 'forbidden') return t('errors.forbidden.title');
  if (verdict === 'not-found') return t('errors.notFound.title');
  if (verdict === 'go') return null;
  if (place.kind === 'auth') return t(authTitleKeys[place.page]);
  if (place.kind === 'platform') return t('layout.platform.label');
  if (place.kind === 'off') return t('errors.off.title');
  return place.kind === 'remote' ? routeTitle(place, language) : null;
}
