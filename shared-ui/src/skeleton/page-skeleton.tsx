import type { RemoteRoute } from '@academy/shared-auth/contract';
import { useState } from 'react';
import { Box } from '../layout/primitives.ts';
import { Heading } from '../layout/typography.ts';
import skeletons from './page-skeletons.json' with { type: 'json' };
import { Loading } from './skeletons.tsx';

/** A bone, or a box of them; the classes are those of `page-skeletons.css`. */
interface Block {
  class: string;
  times?: number;
  of?: readonly Block[];
}

/** Kinds whose route has the same title as the page's heading; a person's page has the person's name. */
const TITLED = new Set<string>(['feed', 'list', 'form', 'calendar', 'dashboard']);

/** Parts that a page draws itself as soon as its code has loaded. */
const HEADERS = new Set(['s-trail', 's-head', 's-person', 's-topic', 's-tools']);

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function Blocks({ blocks, title }: { blocks: readonly Block[]; title: string | undefined }) {
  const drawn = blocks.flatMap((block) => range(block.times ?? 1).map(() => block));
  return drawn.map(({ class: name, of }, index) => {
    const key = `${name} ${index}`;
    if (name === 's-title' && title)
      return (
        <Heading key={key} as="p" size="lg">
          {title}
        </Heading>
      );
    if (!of) return <i key={key} className={name} />;
    return (
      <div key={key} className={name}>
        <Blocks blocks={of} title={title} />
      </div>
    );
  });
}

interface PageSkeletonProps {
  kind?: RemoteRoute['skeleton'] | undefined;
  /** The page's title, if it is known before its content. */
  title?: string | undefined;
  /** Whether the page's own header and its controls are above: then only its content is drawn. */
  hasHeader?: boolean;
}

/** A loading page, by its kind: the document shows it from its first paint until the content arrives. */
export function PageSkeleton({ kind = 'page', title, hasHeader = false }: PageSkeletonProps) {
  const { column, blocks }: { column: string; blocks: readonly Block[] } = skeletons[kind];
  const drawn = hasHeader ? blocks.filter(({ class: name }) => !HEADERS.has(name)) : blocks;
  const [followsStatic] = useState(() => document.getElementById('skeleton') !== null);
  return (
    <Loading immediate={followsStatic}>
      {/* Most pages are loaded before their skeleton appears: until then it costs no styles, layout and paint. */}
      <Box className={`s-kind s-${column}`} animation={followsStatic ? undefined : '1ms 150ms both unveil'}>
        <Blocks blocks={drawn} title={TITLED.has(kind) ? title : undefined} />
      </Box>
    </Loading>
  );
}
