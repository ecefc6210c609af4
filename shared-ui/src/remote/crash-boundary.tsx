import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** Named in the report. */
  name: string;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

/** Contains what throws while rendering. React reports the error; the fallback says it in place. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined as unknown, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  retry = () => {
    this.props.onRetry?.();
    this.setState({ error: undefined, hasFailed: false });
  };

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error, this.retry) : this.props.children;
  }
}
