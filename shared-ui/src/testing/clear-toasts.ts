import { toastStore } from '../feedback/toast.ts';

/** Takes every toast away: files that share their modules share the store too. */
export const clearToasts = (): void => toastStore.setState({ toasts: [] });
