/** Whether the job is changing the classes, has changed them, or is restoring them. */
export const planStates = ['applying', 'done', 'undoing', 'undone'] as const;

/** `skipped`: the class was not changed; `kept`: the change stays, although the rest was undone. */
export const planRowStates = ['waiting', 'done', 'skipped', 'undone', 'kept'] as const;
export type PlanRowState = (typeof planRowStates)[number];
