import { Checkbox, chakra } from '@academy/shared-ui';
import type { ReactNode } from 'react';
import { choose, fillOf } from './permission-groups.ts';
import type { PermissionPartProps } from './permission-part.ts';

export const BoxLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: { base: '11', md: '9' },
    cursor: 'pointer',
    '&:has(:disabled)': { cursor: 'not-allowed', color: 'fg.subtle' },
  },
});

interface TriStateCheckboxProps extends PermissionPartProps {
  /** A whole row or column. */
  permissions: readonly string[];
  /** The common name, for screen readers. */
  name: string;
  children: ReactNode;
}

/** Checks or unchecks all of a row or column that can be changed. */
export function TriStateCheckbox({
  permissions,
  name,
  children,
  chosen,
  lockOf,
  onChange,
  notHeldId,
}: TriStateCheckboxProps) {
  const free = permissions.filter((permission) => !lockOf(permission));
  const fill = fillOf(permissions, chosen);
  const isNotHeld = permissions.some((permission) => lockOf(permission) === 'not-held');
  return (
    <BoxLabel>
      <Checkbox
        aria-label={name}
        aria-describedby={isNotHeld ? notHeldId : undefined}
        checked={fill === 'all'}
        indeterminate={fill === 'some'}
        disabled={free.length === 0}
        onChange={() => onChange(choose(chosen, free, fillOf(free, chosen) !== 'all'))}
      />
      {children}
    </BoxLabel>
  );
}
