import type { ReactElement, Ref } from 'react';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => void;

const isHandler = (key: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(key) && typeof value === 'function';

function assign(ref: Ref<unknown>, value: unknown) {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
}

/** Both refs; a single one stays the same from render to render. */
function mergeRefs(own: Ref<unknown> | undefined, childs: Ref<unknown> | undefined): Ref<unknown> | undefined {
  if (!own || !childs) return own ?? childs;
  return (value) => {
    const cleanups = [own, childs].map((ref) => assign(ref, value) ?? (() => assign(ref, null)));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  };
}

function mergeValue(key: string, own: unknown, childs: unknown): unknown {
  if (isHandler(key, own) && isHandler(key, childs))
    return (...args: unknown[]) => {
      own(...args);
      childs(...args);
    };
  if (key === 'className') return [own, childs].filter(Boolean).join(' ');
  if (key === 'style') return { ...(own as object), ...(childs as object) };
  return childs ?? own;
}

/** The props that a component drawn as its child (`asChild`) passes to that child; the child's own values win. */
export function mergeChild(own: Props, child: ReactElement<Props>): Props {
  const merged: Props = { ...own, children: undefined };
  for (const [key, value] of Object.entries(child.props)) merged[key] = mergeValue(key, merged[key], value);
  merged.ref = mergeRefs(own.ref as Ref<unknown>, child.props.ref as Ref<unknown>);
  return merged;
}
