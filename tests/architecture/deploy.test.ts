import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { readConfig } from '../../server/src/readConfig'
import { root } from './sourceFiles'

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8')

interface Service {
  readonly environment?: Readonly<Record<string, string>>
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly stop_grace_period?: string
}
const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>
}
const backends = Object.entries(services).filter(([, { build }]) => build)

/** Values that an operator fills in. */
const FILLED: Readonly<Record<string, string>> = Object.fromEntries(
  [...read('deploy/example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value || 'filled1nWithLettersAndDigits',
  ]),
)
const filled = (text: string): string =>
  text.replace(/\$\{(\w+):[?-]\}/g, (_, name: string) => {
    const value = FILLED[name]
    if (value === undefined) throw new Error(`deploy/example.env does not name ${name}`)
    return /^(SMS|WECHAT|LLM)_/.test(name) ? '' : value
  })

describe('the compose file', () => {
  test('starts two processes of the backend', () => expect(backends).toHaveLength(2))

  test.each(backends)('%s is configured as the backend reads it', (_, { environment = {} }) => {
    const names = [...read('server/src/readConfig.ts').matchAll(/^ {2}([A-Z][A-Z_0-9]+): v\./gm)].map(
      ([, name]) => name,
    )
    expect(Object.keys(environment).filter((name) => !names.includes(name))).toEqual([])
    const given = Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [name, filled(value)]),
    )
    expect(readConfig(given)).toMatchObject({
      production: true,
      port: 3000,
      trustProxy: 1,
      bucket: {
        url: 'http://store:9000/pictures',
        accessKeyId: 'yantu',
        secretAccessKey: 'filled1nWithLettersAndDigits',
      },
    })
  })

  test.each(backends)(
    '%s has longer to stop than it takes at most',
    (_, { stop_grace_period: grace = '' }) => {
      const [, most = ''] = /STOP_WITHIN = ([\d_]+)/.exec(read('server/src/startServer.ts')) ?? []
      expect(Number.parseInt(grace) * 1000).toBeGreaterThan(Number(most.replace('_', '')))
    },
  )

  test('the proxy knows each process, and no other', () => {
    const known = [...read('deploy/proxy.conf').matchAll(/^ +server (\w+):3000/gm)].map(([, name]) => name)
    expect(known).toEqual(backends.map(([name]) => name))
  })

  test('the image copies what exists', () => {
    const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files = '']) => files.split(' '),
    )
    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
    for (const [, { build }] of backends)
      expect(existsSync(path.join(root, 'deploy', build?.context ?? '', build?.dockerfile ?? ''))).toBe(true)
  })
})
