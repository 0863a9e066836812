import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, OnQuery } from './Database'
import { DatabaseAway } from './DatabaseAway'
import { ReconnectGate } from './ReconnectGate'

const CONNECTIONS = 10

/** Timeouts in milliseconds: no statement, row lock or forgotten transaction blocks a connection for longer. */
const LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5000,
  idle_in_transaction_session_timeout: 15_000,
  connectionTimeoutMillis: 5000,
  keepAlive: true,
} as const

/** Time-outs of the read-only replica: equal to the primary's, which answers next; nothing is ever written there. */
const READ_ONLY = {
  connectionTimeoutMillis: 1000,
  query_timeout: 2000,
  options: '-c default_transaction_read_only=on',
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

const openPool = (connectionString: string, config: pg.PoolConfig): pg.Pool =>
  poolOf({
    ...LIMITS,
    connectionString,
    max: CONNECTIONS,
    Client: clientBehind(new ReconnectGate()),
    ...config,
  })

/**
 * Opens PostgreSQL: a pool that outlives restarts of the server, one connection of its own for health, and where `readUrl`
 * names a replica a pool that only reads.
 */
export const openPostgres = (url: string, onQuery: OnQuery, readUrl?: string): Database => {
  const pool = openPool(url, {})
  const probe = poolOf({ ...PROBE, connectionString: url })
  const replica = readUrl ? openPool(readUrl, READ_ONLY) : undefined
  const logger = { logQuery: onQuery }
  return {
    db: drizzle(pool, { logger }),
    probe: drizzle(probe),
    ...(replica && { replica: drizzle(replica, { logger }) }),
    engine: 'postgresql',
    close: async () => {
      await Promise.all([pool.end(), probe.end(), replica?.end()])
    },
  }
}
