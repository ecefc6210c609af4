import { create } from 'zustand';

const waitingWork = create<Record<string, number>>(() => ({}));

/** Says how much of what the viewer has sent waits on this device, under a name of the caller's; the shell says it once for all. */
export function noteWaiting(name: string, count: number): void {
  if ((waitingWork.getState()[name] ?? 0) !== count) waitingWork.setState({ [name]: count });
}

/** Whether anything that the viewer has sent waits on this device. */
export const useWaitingWork = (): boolean => waitingWork((all) => Object.values(all).some((count) => count > 0));
