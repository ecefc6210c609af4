import { Skeleton } from '@academy/shared-ui';
import { PartCard, PartError } from '@academy/shared-ui/restored';
import type { ComponentProps } from 'react';

type PartCardProps = ComponentProps<typeof PartCard>;
type HomeCardProps = PartCardProps & Required<Pick<PartCardProps, 'query'>>;

/** A part of the start page, which waits and fails alone. */
export function HomeCard({ children, ...props }: HomeCardProps) {
  const { data, error } = props.query;
  return (
    <PartCard height="full" {...props}>
      {data !== undefined ? (
        children
      ) : error ? (
        <PartError query={props.query} />
      ) : (
        <Skeleton height="32" width="full" />
      )}
    </PartCard>
  );
}
