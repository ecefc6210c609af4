import { sizes } from '#/home/components/sizes.ts';
import { Attention } from './attention.tsx';

export default function HomeAttention() {
  return <Attention size={sizes.attention} />;
}
