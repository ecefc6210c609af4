/** D105: the status of a lead. The trial class and payments set `trial_set`, `held` and `joined`. */
export const leadStatuses = ['new', 'contacted', 'trial_set', 'held', 'joined', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** The statuses in which staff must act. */
export const openStatuses = ['new', 'contacted'] as const satisfies readonly LeadStatus[];

/** The statuses that can be chosen by hand, by the current status. */
const choices: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['new', 'lost'],
  trial_set: ['lost'],
  held: ['lost'],
  joined: [],
  lost: ['contacted'],
};

/** The statuses that can be chosen for a lead by hand. */
export const choicesOf = (status: LeadStatus): readonly LeadStatus[] => choices[status];

/** D106: a trial is set once, and again after its class was cancelled. */
export const canSetTrial = (status: LeadStatus): boolean => status === 'new' || status === 'contacted';
