export {
  declarationSchema,
  defineRemote,
  type MenuEntry,
  type MenuGroup,
  type RemoteDeclaration,
  type RemoteRoute,
} from './declaration.ts';
export type { LifecyclesModule, RemoteModule } from './module.ts';
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
