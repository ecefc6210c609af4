import { toastStore } from '../feedback/toast.ts';

/** Removes every toast: files that share their modules share the store too. */
export const clearToasts = (): void => toastStore.setState({ toasts: [] });
