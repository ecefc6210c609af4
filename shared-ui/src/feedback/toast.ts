import { createStore } from '@academy/shared-auth';

export interface Toast {
  id: number;
  tone: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Usually "Undo". */
  action?: { label: string; onSelect: () => void };
}

type Details = Pick<Toast, 'description' | 'action'>;

const MOST_AT_ONCE = 4;
let lastId = 0;

export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }));

const show =
  (tone: Toast['tone']) =>
  (title: string, details: Details = {}): number => {
    const id = ++lastId;
    const shown = toastStore.getState().toasts;
    toastStore.setState({ toasts: [...shown, { id, tone, title, ...details }].slice(-MOST_AT_ONCE) });
    return id;
  };

export const dismissToast = (id: number): void =>
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((shown) => shown.id !== id) }));

/** Shows, and tells screen readers, what just happened. Pass translated text. Each function returns the toast's id. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss: dismissToast,
};
