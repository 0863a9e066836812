import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, OnQuery } from './Database'
import { DatabaseAway } from './DatabaseAway'
import { ReconnectGate } from './ReconnectGate'

const CONNECTIONS = 10

/** No statement, no wait for a row and no forgotten transaction keeps a connection from the others; milliseconds. */
const LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
} as const

const PROBE = { ...LIMITS, statement_timeout: 1000, lock_timeout: 500, connectionTimeoutMillis: 1000, max: 1 }

/** A client that does not knock while the gate is closed. */
const clientBehind = (gate: ReconnectGate): typeof pg.Client =>
  class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | void {
      const connected = this.knock()
      if (!callback) return connected
      connected.then(() => callback(null), callback)
    }

    private async knock(): Promise<pg.Client> {
      if (!gate.isOpen()) throw new DatabaseAway()
      try {
        await super.connect()
        gate.succeeded()
        return this
      } catch (error) {
        gate.failed()
        throw error
      }
    }
  }

const poolOf = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool(config)
  // A connection that dies, idle or at work, must not take the process with it: its query fails, the next one opens another.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Opens PostgreSQL: a pool that outlives restarts of the server, and one connection of its own for health. */
export const openPostgres = (connectionString: string, onQuery: OnQuery): Database => {
  const Client = clientBehind(new ReconnectGate())
  const pool = poolOf({ ...LIMITS, connectionString, max: CONNECTIONS, Client })
  const probe = poolOf({ ...PROBE, connectionString })
  return {
    db: drizzle(pool, { logger: { logQuery: onQuery } }),
    probe: drizzle(probe),
    engine: 'postgresql',
    close: async () => {
      await Promise.all([pool.end(), probe.end()])
    },
  }
}
