import pg from 'pg';

type Callback = Parameters<pg.Pool['connect']>[0];

/** Creates a pool that connects to the writable one of several hosts. */
export function createHostsPool(hosts: readonly string[], options: pg.PoolConfig): pg.Pool {
  let current = 0;

  class Client extends pg.Client {
    constructor(config: pg.ClientConfig) {
      super({ ...config, connectionString: hosts[current] });
    }
  }

  class HostsPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Callback): void;
    override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
      const connecting = this.connectToAny();
      if (!callback) return connecting;
      connecting.then(
        (client) => callback(undefined, client, client.release),
        (error) => callback(error, undefined, () => {}),
      );
      return undefined;
    }

    private async connectToAny(): Promise<pg.PoolClient> {
      for (let attempt = 1; ; attempt += 1) {
        const tried = current;
        try {
          return await super.connect();
        } catch (error) {
          // Other connections may have failed at the same host and moved on already.
          if (current === tried) current = (tried + 1) % hosts.length;
          if (attempt >= hosts.length) throw error;
        }
      }
    }
  }

  return new HostsPool({
    ...options,
    // The types are narrower than what the pool accepts.
    Client: Client as unknown as new () => pg.ClientBase,
    onConnect: refuseStandby,
  });
}

async function refuseStandby(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('SHOW transaction_read_only');
  if (rows[0].transaction_read_only === 'on') throw new Error('it is a standby');
}
