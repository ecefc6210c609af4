/** A figure and what it should be at most, or at least. */
export interface Goal {
  name: string;
  value: number;
  most?: number;
  least?: number;
}

const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Goal) =>
  value <= most && value >= least;

/** One line a goal: its name, its figure, what was wanted. */
export function describeGoals(goals: readonly Goal[]): string {
  return goals
    .map((goal) => {
      const wanted = goal.most === undefined ? `≥ ${goal.least}` : `≤ ${goal.most}`;
      return `- ${isMet(goal) ? 'met' : 'NOT MET'}: ${goal.name} ${Number(goal.value.toFixed(2))} (${wanted})`;
    })
    .join('\n');
}
