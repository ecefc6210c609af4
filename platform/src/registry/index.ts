export { applyReleases, parseReleaseSet, type ReleaseSet } from './apply.ts';
export { parseRelease, registeredPart } from './built-release.ts';
export { abortCandidate, promoteCandidate } from './canary.ts';
export { deployRelease, emptyRegistry, rollback, setEnabled, setMount } from './change.ts';
export { noteChecked } from './checked.ts';
export { type Composition, latestCompositions, type Moment } from './compositions.ts';
export { type Deployments, readDeployments } from './deployments.ts';
export { parseRegistry, REGISTRY_KEY, readPlatform, readRegistry, writePlatform } from './documents.ts';
export { releaseKeys, signingKey } from './keys.ts';
export type { MinimumMemory } from './minimum.ts';
export {
  allowOrigin,
  type CanaryOptions,
  type DeployOptions,
  deployRemote,
  enableRemote,
  mountRemote,
  rollbackRemote,
} from './operations.ts';
export { judgePlatform, readApiOffers, readOffers, type Verdict } from './platform-check.ts';
export {
  admitPreview,
  isPreviewMac,
  type Preview,
  previewMac,
  previewRemote,
  previewSecret,
  readPreview,
  signPreview,
} from './preview.ts';
export { pruneReleases } from './prune.ts';
export { fileKey, type Publication } from './publish.ts';
export { publishNew } from './publish-new.ts';
export { dirtyCommit, type Reason, reasonFor, shownCommit } from './reason.ts';
export { restoreComposition } from './restore.ts';
export { atRevision, OutdatedRevision } from './seen-revision.ts';
export { setMinimum } from './set-minimum.ts';
export { writeShellFiles } from './shell-files.ts';
export { noteShellVersion, readShellVersions } from './shell-versions.ts';
export { signPublished } from './sign-published.ts';
export { type ReleaseFacts, readReleaseFacts, UnsignedRelease, verifiedStore } from './signature.ts';
export { REJECTIONS, type RejectionKind, type SignedStore, signedStore } from './signed-store.ts';
export { mediaTypeOf } from './store/media-type.ts';
export { defaultStoreAddress, openStore } from './store/open-store.ts';
export { giveUpUnreachable, S3_CONNECT_MS } from './store/s3-unreachable.ts';
export { isKey, Rejection, type ReleaseStore, type StoredFile } from './store/store.ts';
export { storeProblem } from './store/store-problem.ts';
