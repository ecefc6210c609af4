/**
 * Replaces, in the shell's build, the parts of the federation runtime that read manifests and prefetch what they name.
 * The shell gives the runtime entry scripts, and prefetches by its registry itself.
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
