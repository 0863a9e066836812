import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import {
  entryOf,
  lockSchema,
  missingPackages,
  wholeLock,
  type Lock,
} from '../../scripts/lock/optionalPackages'
import { root } from './sourceFiles'

const lock = v.parse(lockSchema, JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')))

/** The lock as npm writes it where a registry serves this platform only. */
const withoutOne = (name: string): Lock => {
  const { [`node_modules/${name}`]: _left, ...packages } = lock.packages
  return { ...lock, packages }
}

test('the lock names the native packages of every platform; where not, `npm run lock` adds them', () =>
  expect(missingPackages(lock)).toEqual([]))

test('an entry that is missing is found, and made as npm would have made it', () => {
  const name = '@oxc-parser/binding-linux-arm64-musl'
  const broken = withoutOne(name)
  expect(missingPackages(broken).map((missing) => missing.name)).toEqual([name])
  const { version, cpu, os, libc, optional } = lock.packages[`node_modules/${name}`] ?? {}
  expect(wholeLock(broken).packages[`node_modules/${name}`]).toMatchObject({
    version,
    cpu,
    os,
    libc,
    optional,
  })
})

test('a platform or a version that a name does not tell is refused', () => {
  const parent = 'node_modules/some'
  expect(() => entryOf({ name: '@some/native-beos-x64', range: '1.0.0', parent }, false)).toThrow('@some')
  expect(() => entryOf({ name: '@some/native-linux-x64-gnu', range: '>=1', parent }, false)).toThrow('>=1')
})
