import type { RemoteHost, RemoteModule } from '@academy/shared-auth/contract';
import type { ComponentType } from 'react';

/** A filler's component in its remote's module. The declaration names its slot, and so its props. */
export const fillerComponent = <Props extends object>(module: RemoteModule['default'], id: string) =>
  module.slots?.[id] as ComponentType<Props & { host: RemoteHost }> | undefined;
