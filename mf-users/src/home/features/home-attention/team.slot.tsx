import { sizes } from '#/home/components/sizes.ts';
import { Attention } from './attention.tsx';

/** For leaders: a team has fewer people, so fewer lines. */
export default function TeamAttention() {
  return <Attention size={sizes.teamAttention} />;
}
