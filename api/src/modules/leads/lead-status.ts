/** D105: where a lead stands. `trial_set`, `held` and `joined` come by what happens to the trial class and by payments. */
export const leadStatuses = ['new', 'contacted', 'trial_set', 'held', 'joined', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Those that somebody has to do something about. */
export const openStatuses = ['new', 'contacted'] as const satisfies readonly LeadStatus[];

/** What can be chosen by hand, from where it stands. */
const choices: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['contacted', 'lost'],
  contacted: ['new', 'lost'],
  trial_set: ['lost'],
  held: ['lost'],
  joined: [],
  lost: ['contacted'],
};

/** The statuses that whoever looks after leads can give this one. */
export const choicesOf = (status: LeadStatus): readonly LeadStatus[] => choices[status];

/** D106: a trial is set once; again where the class was called off. */
export const canSetTrial = (status: LeadStatus): boolean => status === 'new' || status === 'contacted';
