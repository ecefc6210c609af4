/**
 * The fields of React's internal state that are read here. They are not public: if one is missing, nothing is judged.
 */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  flags: number;
  subtreeFlags: number;
  /** The instance of a class component. */
  stateNode: unknown;
}

export interface ReactRoot {
  current: Fiber;
  containerInfo: Node;
  pendingLanes: number;
  suspendedLanes: number;
}

/** `isChained`: the root's commit before had already requested this one. */
export type OnCommit = (root: ReactRoot, isChained: boolean) => void;

type Report = (renderer: number, root: ReactRoot, ...rest: unknown[]) => void;

interface DevToolsHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onCommitFiberRoot?: Report;
  onPostCommitFiberRoot?: Report;
}

const listeners = new Set<OnCommit>();
/** Roots whose last commit left an update that could be drawn at once. */
const asking = new WeakSet<ReactRoot>();
let isFollowing = false;

const PERFORMED_WORK = 1;

/** Whether the last commit of a root drew something below this class component. */
export function drewWithin(fiber: Fiber, instance: object): boolean {
  const hasDrawn = (fiber.subtreeFlags & PERFORMED_WORK) !== 0;
  if (fiber.stateNode === instance || !hasDrawn) return hasDrawn;
  for (let child = fiber.child; child; child = child.sibling) if (drewWithin(child, instance)) return true;
  return false;
}

/** In a microtask: promises of the commit's own code run first. */
const lookForUpdate = (root: ReactRoot) =>
  queueMicrotask(() => {
    if (root.pendingLanes & ~root.suspendedLanes) asking.add(root);
  });

function newHook(): DevToolsHook {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown) => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  };
  return { renderers, supportsFiber: true, inject };
}

/**
 * React's production build reports commits only to the hook of its developer tools, which it looks up when it is
 * loaded: call this before. A second call does nothing.
 */
export function followCommits(): void {
  if (isFollowing) return;
  isFollowing = true;
  const page = window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: DevToolsHook };
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= newHook();
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const { onCommitFiberRoot, onPostCommitFiberRoot } = hook;
  hook.onCommitFiberRoot = (renderer, root, ...rest) => {
    onCommitFiberRoot?.call(hook, renderer, root, ...rest);
    const isChained = asking.delete(root);
    for (const listener of listeners) listener(root, isChained);
    lookForUpdate(root);
  };
  hook.onPostCommitFiberRoot = (renderer, root, ...rest) => {
    onPostCommitFiberRoot?.call(hook, renderer, root, ...rest);
    lookForUpdate(root);
  };
}

/** Calls back after each commit of any root. Returns a function that stops it. */
export function onCommit(listener: OnCommit): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
