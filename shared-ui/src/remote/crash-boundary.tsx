import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** A new value is a new attempt: usually the path, so that the error of a page disappears with its address. */
  resetKey?: string;
  /** The part's source, for the console: `mf-timeline@1.0.0-abc`. */
  name?: string;
  /** Called once for each crash. Returns true if it is handled elsewhere: then nothing is reported or shown here. */
  onCrash?: ((error: unknown) => boolean) | undefined;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** `caught` lasts until the commit, which decides whether the crash is shown here. */
type Status = 'fine' | 'caught' | 'shown';

/** Catches errors in rendering and in effects. Each is logged once, and shown in place. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown; status: Status }> {
  override state = { error: undefined as unknown, status: 'fine' as Status };

  static getDerivedStateFromError(error: unknown) {
    return { error, status: 'caught' };
  }

  override componentDidCatch(error: unknown) {
    const { name, onCrash } = this.props;
    if (onCrash?.(error)) return;
    console.error(...(name ? [`${name}:`] : []), error);
    this.setState({ status: 'shown' });
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.status !== 'fine' && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, status: 'fine' });
  };

  override render() {
    const { error, status } = this.state;
    if (status === 'fine') return this.props.children;
    return status === 'shown' ? this.props.fallback(error, this.retry) : null;
  }
}
