import manifest from '../package.json' with { type: 'json' };

/** The version of the API's contract, which remotes name in `needs.api`. */
export const apiVersion: string = manifest.version;
