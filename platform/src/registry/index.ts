export { parseRelease, registeredPart } from './release/built-release.ts';
export { noteChecked } from './release/checked.ts';
export { fileKey, type Publication } from './release/publish.ts';
export { noteShellVersion, readShellVersions } from './release/shell-versions.ts';
export { deployRelease, emptyRegistry, rollback, setEnabled, setMount } from './state/change.ts';
export { type Composition, latestCompositions, type Moment } from './state/compositions.ts';
export { type Deployments, readDeployments } from './state/deployments.ts';
export { parseRegistry, REGISTRY_KEY, readPlatform, readRegistry, writePlatform } from './state/documents.ts';
export { dirtyCommit, isDirty, type Reason, reasonFor, shownCommit } from './state/reason.ts';
export { atRevision, OutdatedRevision } from './state/seen-revision.ts';
export { mediaTypeOf } from './store/media-type.ts';
export { defaultStoreAddress, openStore } from './store/open-store.ts';
export { giveUpUnreachable, s3Limits, s3Patience } from './store/s3-unreachable.ts';
export { isKey, Rejection, type ReleaseStore, type StoredFile } from './store/store.ts';
export { storeProblem } from './store/store-problem.ts';
export { checkSigner } from './trust/check-proof.ts';
export { checkSigningKey, publicCheckKeys, releaseKeys, signingKey } from './trust/keys.ts';
export type { MinimumMemory } from './trust/minimum.ts';
export { writeShellFiles } from './trust/shell-files.ts';
export { type ReleaseFacts, readReleaseFacts, UnsignedRelease, verifiedStore } from './trust/signature.ts';
export { REJECTIONS, type RejectionKind, type SignedStore, signedStore } from './trust/signed-store.ts';
export { applyReleases, parseReleaseSet, type ReleaseSet } from './verbs/apply.ts';
export { abortCandidate, promoteCandidate } from './verbs/canary.ts';
export {
  allowOrigin,
  type CanaryOptions,
  type DeployOptions,
  deployRemote,
  enableRemote,
  mountRemote,
  rollbackRemote,
} from './verbs/operations.ts';
export { judgePlatform, readApiOffers, readOffers, type Verdict } from './verbs/platform-check.ts';
export {
  admitPreview,
  isPreviewMac,
  type Preview,
  previewMac,
  previewRemote,
  previewSecret,
  readPreview,
  signPreview,
} from './verbs/preview.ts';
export { pruneReleases } from './verbs/prune.ts';
export { publishNew } from './verbs/publish-new.ts';
export { restoreComposition } from './verbs/restore.ts';
export { setMinimum } from './verbs/set-minimum.ts';
export { signPublished } from './verbs/sign-published.ts';
