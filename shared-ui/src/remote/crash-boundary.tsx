import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** A new value is a new attempt: usually the path, so that one broken page does not outlive its address. */
  resetKey?: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** Contains what throws while rendering. React itself reports the error, once; the fallback says it in place. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidUpdate(before: CrashBoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
