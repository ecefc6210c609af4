import path from 'node:path';
import { followSources } from '../../dev/stage/source-release.ts';
import { StageProxy } from '../../dev/stage/stage-proxy.ts';
import { workspaceRoot } from '../../sources/workspace.ts';
import { buildWithSourceMaps } from './build-apps.ts';

interface AgainstOptions {
  /** The remote that is built from source. */
  name: string;
  /** Address of a deployed academy. */
  stage: string;
  port: number;
  say: (line: string) => void;
}

/**
 * Shows a deployed academy on this machine, its shell, API, realtime and other remotes, with one remote from source.
 * Rebuilds it after each change; open pages take the new build.
 * @throws Error where the stage or the first build fails.
 */
export async function devAgainst({ name, stage, port, say }: AgainstOptions): Promise<() => Promise<void>> {
  const address = URL.canParse(stage) ? new URL(stage) : null;
  if (!address || !/^https?:$/.test(address.protocol)) throw new Error(`${stage} is no address of an academy`);
  await fetch(new URL('/remotes.json', address)).then(
    (response) => {
      if (!response.ok) throw new Error(`${stage} has no registry: /remotes.json responds ${response.status}`);
    },
    (error: Error) => {
      throw new Error(`${stage} does not respond: ${error.message}`);
    },
  );
  const folder = path.join(workspaceRoot, name);
  const source = await followSources({
    build: () => buildWithSourceMaps(name),
    watched: [folder, ...['shared-ui', 'shared-auth'].map((shared) => path.join(workspaceRoot, shared))],
  });
  source.onBuilt((problem) => say(problem ?? `${name} ${source.current().version} is in open pages`));
  const proxy = await StageProxy.open({ stage: address, source, port });
  say(`\n${name} from source in ${address.origin}: ${proxy.url}/dashboard`);
  return async () => {
    source.close();
    await proxy.close();
  };
}
