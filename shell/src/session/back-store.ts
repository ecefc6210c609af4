import { createStore } from '@academy/shared-auth';

/** Whether the way back from a child's session is asked for (D141). */
export const backStore = createStore<{ isAsked: boolean }>(() => ({ isAsked: false }));
