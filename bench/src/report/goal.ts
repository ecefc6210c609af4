/** A figure with its upper or lower bound. */
export interface Goal {
  name: string;
  value: number;
  most?: number;
  least?: number;
}

const isMet = ({ value, most = Number.POSITIVE_INFINITY, least = Number.NEGATIVE_INFINITY }: Goal) =>
  value <= most && value >= least;

/** One line for each goal: name, figure, bound. */
export function describeGoals(goals: readonly Goal[]): string {
  return goals
    .map((goal) => {
      const wanted = goal.most === undefined ? `≥ ${goal.least}` : `≤ ${goal.most}`;
      return `- ${isMet(goal) ? 'met' : 'NOT MET'}: ${goal.name} ${Number(goal.value.toFixed(2))} (${wanted})`;
    })
    .join('\n');
}
