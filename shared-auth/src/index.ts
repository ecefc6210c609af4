export { I18nextProvider, useTranslation } from 'react-i18next';
export { create as createStore } from 'zustand';
export { ApiError, type FieldProblem } from './api-error.ts';
export { keepDraft, readDraft } from './drafts.ts';
export { http } from './http.ts';
export {
  directionOf,
  i18n,
  type Language,
  languages,
  localeOf,
  localeUrl,
  pinLocaleVersion,
  setLanguage,
  startI18n,
  storedLanguage,
} from './i18n.ts';
export {
  type NotificationSource,
  type NotificationText,
  provideNotificationTexts,
  useNotificationTexts,
} from './notification-texts.ts';
export { type PermissionLabels, providePermissionLabels, usePermissionLabels } from './permission-labels.ts';
export {
  type Audience,
  belongsTo,
  canonicalRole,
  currentHolder,
  type Holder,
  useCan,
  useHasRole,
} from './permissions.ts';
export { loadProfile } from './profile.ts';
export {
  onRealtime,
  onRealtimeGap,
  startRealtime,
  useRealtimeStatus,
} from './realtime.ts';
export type { RealtimeEvent, RealtimeStatus } from './realtime-event.ts';
export { requestKey, requestKeys } from './request-keys.ts';
export {
  beginSession,
  endSession,
  type Session,
  type SessionUser,
  sessionStore,
  setProfile,
  startSession,
  useSession,
} from './session.ts';
export { replaceTransport } from './transport.ts';
export { upload } from './upload.ts';
