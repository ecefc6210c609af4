import { Bones, type SlotSize } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import type { ComponentProps } from 'react';

type PartCardProps = ComponentProps<typeof PartCard>;
type HomeCardProps = PartCardProps & Required<Pick<PartCardProps, 'query'>> & { size: SlotSize };

/** A part of the start page that loads and fails separately. */
export function HomeCard({ children, size, ...props }: HomeCardProps) {
  const { data, error } = props.query;
  return (
    <PartCard height="full" {...props} room={data === undefined && !error && size}>
      {data !== undefined ? children : error ? <PartError query={props.query} /> : <Bones of={size} />}
    </PartCard>
  );
}
