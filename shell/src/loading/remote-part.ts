import type { LifecyclesModule, RemoteModule, RemoteRoute } from '@academy/shared-auth/contract';
import type { Door } from './fallbacks.ts';

/** A part of a remote: the screen behind a route, or the filler of a slot. */
export type RemotePart =
  | { kind: 'screen'; id: string /** A pattern of its route. */; path: string }
  | { kind: 'slot'; id: string };

export const screenPart = ({ screen, path }: RemoteRoute): RemotePart => ({ kind: 'screen', id: screen, path });

/** The module that a part is loaded by: fillers of slots always share the shell's tree. */
export const doorOfPart = (mount: 'route' | 'single-spa', part: RemotePart): Door =>
  mount === 'single-spa' && part.kind === 'screen' ? 'lifecycles' : 'route';

/** Loads the code of a part. Rejects with the error, also if the release does not have the part. */
export async function preloadPart(module: unknown, part: RemotePart): Promise<void> {
  const { default: route, preload } = module as Partial<RemoteModule & LifecyclesModule>;
  if (part.kind === 'screen') return (route?.Component.preload ?? preload)?.(part.path);
  const filler = route?.slots?.[part.id];
  if (!filler) throw new Error(`has no ${part.kind} ${part.id}`);
  return filler.preload?.();
}
