import { leadInputs, type Shown } from '../page/lead-inputs.ts';
import type { Lead } from './open-request.ts';
import { requestTexts } from './request-texts.ts';

type Fact = readonly [label: string, value: string];

const factsOf = (lead: Lead, about: Shown, isListedOnly: boolean): Fact[] =>
  Object.values(leadInputs).flatMap(({ label, fact, isListed }): Fact[] => {
    const value = isListedOnly && !isListed?.(lead) ? null : fact?.(lead, about);
    return value ? [[label[about.language], value]] : [];
  });

/** The facts of a request that words of ours say: a mail may go to an address that somebody else typed. */
export const listedFacts = (lead: Lead, about: Shown): Fact[] => factsOf(lead, about, true);

/** All facts of a request, as the family typed them. */
export const requestFacts = (lead: Lead, about: Shown): Fact[] => [
  [requestTexts(about.language).learner, lead.learnerName],
  ...factsOf(lead, about, false),
];
