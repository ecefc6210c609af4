import { type Release, releaseSchema, upgradeRelease } from '@academy/shared-auth/contract';
import * as v from 'valibot';
import { RemoteFailure } from './failure.ts';

/**
 * Fetches the description of a published version. The server has it beside the version's files, also if those come from
 * another origin.
 * @throws RemoteFailure
 */
export async function describeRelease(name: string, version: string): Promise<Release> {
  const failed = (detail: string, cause?: unknown) =>
    new RemoteFailure({ kind: 'unreachable', remote: name, version, detail, cause });
  const response = await fetch(`/remotes/${name}/${version}/release.json`).catch((error) => {
    throw failed('its description did not come', error);
  });
  if (!response.ok) throw failed(`its description did not come (${response.status})`);
  const release = v.safeParse(releaseSchema, upgradeRelease(await response.json().catch(() => null)));
  if (!release.success) throw failed('its description is not valid');
  return release.output;
}
