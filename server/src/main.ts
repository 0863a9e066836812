import { describeError } from './http/describeError'
import { missingIn } from './missingIn'
import { readIndexHtml } from './plugins/app/h5App'
import { type Config, readConfig } from './readConfig'
import { startServer } from './startServer'

const announce = (address: string, config: Config) => {
  const { production, h5Dir } = config
  const lines = [`研途 is ready: ${address}`, `API reference: ${address}/docs`]
  if (readIndexHtml(h5Dir) === null)
    lines.push(
      `No page is served: ${h5Dir} holds no built H5 app (npm run build:h5; H5_DIR names another folder)`,
    )
  if (production) lines.push(...missingIn(config))
  if (!production) lines.push(`SMS codes: ${address}/dev/inbox`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

const main = async (): Promise<void> => {
  // Files of this process (database, pictures, backups) are readable by its owner only.
  process.umask(0o077)
  const config = readConfig(process.env)
  const server = await startServer(config)
  announce(server.address, config)
  const stop = (signal: NodeJS.Signals) => {
    // A second signal ends the process at once.
    process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM')
    server.stop().then(
      () => process.stdout.write(`Stopped by ${signal}\n`),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exitCode = 1
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use by another program; choose one with PORT.'
  }
  const { message, ...rest } = describeError(error)
  return `${message}\n${JSON.stringify(rest, null, 2)}`
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = 1
})
