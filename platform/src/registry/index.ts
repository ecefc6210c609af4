export { deployRelease, emptyRegistry, rollback, setEnabled, setMount } from './change.ts';
export { parseRegistry, REGISTRY_KEY, readPlatform, readRegistry, writePlatform } from './documents.ts';
export { type PlatformVersions, rejection } from './gate.ts';
export { mediaTypeOf } from './media-type.ts';
export { defaultStoreAddress, openStore } from './open-store.ts';
export { allowOrigin, deployRemote, enableRemote, mountRemote, rollbackRemote } from './operations.ts';
export { fileKey } from './publish.ts';
export { isKey, Rejection, type ReleaseStore, type StoredFile } from './store.ts';
