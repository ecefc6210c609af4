/**
 * Stands, in the shell's build, for the parts of the federation runtime that read manifests and fetch ahead what they name. The
 * shell gives the runtime entry scripts, and fetches ahead itself what its registry says.
 */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };
  manifestCache = new Map();
}

export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });
export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });
export const getGlobalRemoteInfo = () => ({});
export const formatPreloadArgs = () => [];
export const preloadAssets = async () => [];
