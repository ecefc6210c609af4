import { ActionMenu, Button } from '@academy/shared-ui';
import type { ComponentProps, ReactNode } from 'react';

interface ToolMenuProps extends Pick<ComponentProps<typeof ActionMenu>, 'label' | 'items'> {
  icon: ReactNode;
  /** The button's text; the label by default. */
  children?: ReactNode;
}

/** A menu in the toolbar of a list. */
export function ToolMenu({ label, items, icon, children = label }: ToolMenuProps) {
  return (
    <ActionMenu
      label={label}
      items={items}
      trigger={(props) => (
        <Button variant="outline" {...props}>
          {icon}
          {children}
        </Button>
      )}
    />
  );
}
