/**
 * The backend as a process whose clock the test that started it moves, by `{ ahead }`; it answers when what is due by then is
 * done. The product has no such switch: the clock is handed in here.
 */
import { channel } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import * as v from 'valibot'
import { readConfig } from '../../../server/src/readConfig'
import { startServer } from '../../../server/src/startServer'

const orderSchema = v.object({ ahead: v.number() })
const startedSchema = v.object({ response: v.instance(ServerResponse) })

let ahead = 0
const clock = (): number => Date.now() + ahead

// Devices go by the moment that answers bear, and Node writes its own.
channel('http.server.request.start').subscribe((message) => {
  const { response } = v.parse(startedSchema, message)
  response.setHeader('date', new Date(clock()).toUTCString())
})

const main = async (): Promise<void> => {
  const server = await startServer(readConfig(process.env), clock)
  process.on('message', (message) => {
    ahead = v.parse(orderSchema, message).ahead
    void server.runChores().then(() => process.send?.('done'))
  })
  // The channel alone keeps no process alive.
  process.channel?.unref()
  process.once('SIGTERM', () => void server.stop())
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exitCode = 1
})
