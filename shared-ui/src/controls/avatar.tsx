import { type ComponentProps, useState } from 'react';
import { Image } from '../layout/primitives.ts';
import { chakra } from '../theme/styled/chakra.ts';
import { initialsOf } from './initials.ts';
import { personTint } from './person-tint.ts';

const Disc = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    fontWeight: 'semibold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    wordSpacing: '-0.15em',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: '8', fontSize: 'xs' },
      md: { boxSize: '10', fontSize: 'sm' },
      lg: { boxSize: '14', fontSize: 'md' },
      xl: { boxSize: '24', fontSize: 'xl' },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface AvatarProps extends Omit<ComponentProps<typeof Disc>, 'children'> {
  /**
   * The person's id, which sets the colour of the initials. Releases for shell 1.0 do not pass it: then the name sets
   * it.
   */
  person?: string;
  name: string;
  image?: string | null;
}

/** A person's picture, or initials without one. Decoration: the name is beside it. */
export function Avatar({ person, name, image, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Disc aria-hidden {...personTint(person ?? name)} {...rest}>
      {image && image !== broken ? (
        <Image src={image} alt="" loading="lazy" boxSize="full" objectFit="cover" onError={() => setBroken(image)} />
      ) : (
        initialsOf(name)
      )}
    </Disc>
  );
}
