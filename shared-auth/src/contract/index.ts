export {
  declarationSchema,
  defineRemote,
  type MenuEntry,
  type MenuGroup,
  type RemoteDeclaration,
  type RemoteRoute,
  type TopBarSlot,
} from './declaration.ts';
export { routeOfLink } from './link.ts';
export type { BadgeProps, LifecyclesModule, RemoteHost, RemoteModule, SlotProps } from './module.ts';
export { pluralForms, textForms } from './plural-forms.ts';
export { hubOptions, tokenOfProtocols, tokenProtocols } from './realtime.ts';
export {
  type IconNode,
  type Mount,
  type Registry,
  type RegistryEntry,
  type Release,
  registryEntrySchema,
  registrySchema,
  releaseSchema,
} from './registry.ts';
export { satisfiesCaret } from './version.ts';
