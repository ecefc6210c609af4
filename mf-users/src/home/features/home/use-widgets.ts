import { deviceStorage, useSession } from '@academy/shared-auth';
import { useSlotFillers } from '@academy/shared-ui';
import { useState } from 'react';
import { orderWidgets } from './order-widgets.ts';

const keyOf = (userId: string) => `home-order:${userId}`;

function readOrder(key: string): string[] {
  const stored = deviceStorage.readJson(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

/** The parts of the start page in the viewer's order, stored on this device. */
export function useWidgets() {
  const key = keyOf(useSession(({ user }) => user?.id ?? ''));
  const hasFamily = useSession(({ user }) => (user?.relations ?? []).length > 0);
  const isRelative: 'yes' | 'no' = hasFamily ? 'yes' : 'no';
  const fillers = useSlotFillers('home.widget', { isRelative });
  const [order, setOrder] = useState(() => readOrder(key));
  const widgets = orderWidgets(fillers, order);
  const store = (ids: string[]) => {
    setOrder(ids);
    if (ids.length > 0) deviceStorage.writeJson(key, ids);
    else deviceStorage.remove(key);
  };
  /** The two swap their places. */
  const swap = (id: string, otherId: string) => {
    const other = { [id]: otherId, [otherId]: id };
    store(widgets.map((widget) => other[widget.id] ?? widget.id));
  };
  return { widgets, isRelative, swap, reset: () => store([]), isOwnOrder: order.length > 0 };
}
