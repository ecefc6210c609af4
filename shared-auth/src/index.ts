export { useTranslation } from 'react-i18next';
export { create as createStore } from 'zustand';
export { type Academy, academy, useAcademy } from './academy/academy.ts';
export { withHijri, withHijriMonths } from './academy/hijri.ts';
export { loadAcademy } from './academy/load-academy.ts';
export { useAcademyName } from './academy/use-academy-name.ts';
export { firstDayOfWeek } from './academy/week-start.ts';
export { keepDraft, readDraft } from './drafts/drafts.ts';
export { ApiError, type FieldProblem } from './errors/api-error.ts';
export { fetchAddress, http } from './http/http.ts';
export { postClosing } from './http/post-closing.ts';
export { requestKey, requestKeys } from './http/request-keys.ts';
export { onForbidden, replaceTransport } from './http/transport.ts';
export { useSlowApi } from './http/under-way.ts';
export { upload } from './http/upload.ts';
export {
  directionOf,
  i18n,
  localeOf,
  localeUrl,
  pinLocaleVersion,
  setLanguage,
  startI18n,
  storedLanguage,
} from './i18n.ts';
export { type Language, languages } from './languages.ts';
export { expectWords } from './later-words.ts';
export {
  type NotificationText,
  useNotificationTexts,
} from './notification-texts.ts';
export type { NotificationSource } from './notification-words.ts';
export { numberFormat } from './number-format.ts';
export { hasOfflineCopies, useCopyTime } from './offline/copy-times.ts';
export { deleteOfflineCopies, startOfflineCopies } from './offline/offline-copies.ts';
export { onReachable } from './offline/reachable.ts';
export { outbox, startOutbox, useOutbox } from './outbox/outbox.ts';
export { type OutboxItem, outboxRequest } from './outbox/outbox-item.ts';
export type { Outcome } from './outbox/outcomes.ts';
export { isTemporaryError, RetryTimer } from './outbox/retry.ts';
export { loadProfile } from './profile/profile.ts';
export {
  onRealtime,
  onRealtimeGap,
  startRealtime,
  useRealtimeStatus,
} from './realtime/realtime.ts';
export type { RealtimeEvent, RealtimeStatus } from './realtime/realtime-event.ts';
export { isClosedToChild } from './session/closed-to-children.ts';
export { type PermissionLabels, providePermissionLabels, usePermissionLabels } from './session/permission-labels.ts';
export {
  type Audience,
  belongsTo,
  canonicalRole,
  currentHolder,
  type Holder,
  shownRole,
  useCan,
  useHasRole,
  useScope,
} from './session/permissions.ts';
export type { Scope } from './session/scopes.ts';
export {
  beginSession,
  type ChildSession,
  endSession,
  type Session,
  type SessionUser,
  sessionStore,
  setProfile,
  startSession,
  switchSession,
  useSession,
} from './session/session.ts';
export { beginView, isView, onViewOnly } from './session/view.ts';
export { deviceStorage, tabStorage } from './storage/browser-storage.ts';
export { RESTORED_PREFIX } from './storage/clear-device.ts';
export { TextsProvider, type Translation } from './texts-provider.tsx';
export { useLanguage } from './use-language.ts';
export { zoneFormat } from './zone-format.ts';
