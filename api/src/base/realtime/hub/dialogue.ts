import type { Listener } from '#base/realtime/realtime-token.ts';
import type { Channels } from './channels.ts';
import type { HubConnection } from './connection.ts';
import { Action, HubError, type Incoming } from './protocol.ts';

interface Floor {
  channels: Channels;
  /** @throws HubError if the token is not valid. */
  admit(token: string, clientId: string | null): Promise<Listener>;
  greet(connection: HubConnection): void;
}

const rejection = () => new HubError(40160, 401, 'The token does not allow this');

/** Attaching to a forbidden channel fails alone: the connection continues (D49). */
function attach(connection: HubConnection, { channel = '', channelSerial }: Incoming, { channels }: Floor): void {
  if (connection.listener.channels.has(channel)) channels.attach(connection, channel, channelSerial);
  else connection.send({ action: Action.error, channel, error: rejection().info });
}

function detach(connection: HubConnection, { channel = '' }: Incoming, { channels }: Floor): void {
  channels.detach(connection, channel);
  connection.send({ action: Action.detached, channel });
}

/** A renewed token replaces the old one without a new connection. */
async function renew(connection: HubConnection, { auth }: Incoming, floor: Floor): Promise<void> {
  const before = connection.listener;
  try {
    const listener = await floor.admit(auth?.accessToken ?? '', String(before.userId));
    if (listener.session !== before.session) throw new HubError(40102, 401, 'The token is of another session');
    connection.renew(listener);
    for (const channel of before.channels)
      if (!listener.channels.has(channel)) {
        floor.channels.detach(connection, channel);
        connection.send({ action: Action.error, channel, error: rejection().info });
      }
    floor.greet(connection);
  } catch (error) {
    if (error instanceof HubError) connection.fail(error);
    else connection.disconnect(new HubError(50000, 500, 'The token could not be checked'));
  }
}

/** Responds to a client's messages. Clients cannot publish: only the API publishes events (D49). */
export async function response(connection: HubConnection, message: Incoming, floor: Floor): Promise<void> {
  switch (message.action) {
    case Action.heartbeat:
      return connection.send({ action: Action.heartbeat, id: message.id });
    case Action.attach:
      return attach(connection, message, floor);
    case Action.detach:
      return detach(connection, message, floor);
    case Action.auth:
      return renew(connection, message, floor);
    case Action.message:
    case Action.presence:
      return connection.send({
        action: Action.nack,
        msgSerial: message.msgSerial ?? 0,
        count: 1,
        error: rejection().info,
      });
    case Action.close:
      connection.send({ action: Action.closed });
      return connection.close();
  }
}
