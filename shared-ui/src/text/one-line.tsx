import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../theme/styled/chakra.ts';

const Line = chakra('bdi', {
  base: {
    display: 'block',
    width: 'fit-content',
    maxWidth: 'full',
    minWidth: '0',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

type Content = { children: string; title?: string } | { children: ReactNode; title: string };
type OneLineProps = Omit<ComponentProps<typeof Line>, 'children' | 'title' | 'dir'> &
  Content & { dir?: 'auto' | 'ltr' | undefined };

/**
 * A name, a title or the beginning of a text on one line: in its own direction whatever is beside it, cut at its own
 * end, and complete in a tooltip. `title`: the text, if there is an element around it, such as a link.
 */
export function OneLine({ children, title, dir = 'auto', ...style }: OneLineProps) {
  return (
    <Line {...style} dir={dir} title={title ?? String(children)}>
      {children}
    </Line>
  );
}
