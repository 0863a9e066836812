import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { lockSchema, missingPackages, wholeLock } from './lock/optionalPackages'

const file = path.resolve(__dirname, '../package-lock.json')

/** `npm run lock`: after a change of dependencies, names every platform's packages in the lock. */
const lock: unknown = JSON.parse(readFileSync(file, 'utf8'))
v.assert(lockSchema, lock)
const missing = missingPackages(lock)
if (missing.length > 0) writeFileSync(file, `${JSON.stringify(wholeLock(lock), null, 2)}\n`)
process.stdout.write(`${missing.length} packages of other platforms were missing in package-lock.json\n`)
