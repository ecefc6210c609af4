export { type Audience, belongsTo, type Holder } from './audience.ts';
export { stepAfter } from './bisect.ts';
export {
  declarationSchema,
  defineRemote,
  type FirstText,
  type MenuEntry,
  type MenuGroup,
  type RemoteDeclaration,
  type RemoteRoute,
  type SlotFillerDeclaration,
} from './declaration.ts';
export { LANDING } from './landing.ts';
export { routeOfLink } from './link.ts';
export type { LifecyclesModule, RemoteHost, RemoteModule } from './module.ts';
export { pluralForms, textForms } from './plural-forms.ts';
export { hubOptions, tokenOfProtocols, tokenProtocols } from './realtime.ts';
export {
  type Candidate,
  type HistoryLine,
  type IconNode,
  type Mount,
  type PassedCheck,
  type PlatformOffers,
  platformOffersSchema,
  type Registry,
  type RegistryChange,
  type RegistryEntry,
  type Release,
  registryChangeSchema,
  registryEntrySchema,
  registrySchema,
  releaseSchema,
  upgradeEntry,
} from './registry.ts';
export { upgradeRelease } from './release-before-slots.ts';
export { type SlotFilling, slotFillers } from './slot-fillers.ts';
export {
  isSlotName,
  type MonthlyDraft,
  neededFields,
  type SettingGroupWords,
  type SlotName,
  type SlotProps,
  slotNames,
  slotOwner,
  slotPropNames,
  slotPropsProblem,
} from './slots.ts';
export { satisfiesCaret } from './version.ts';
