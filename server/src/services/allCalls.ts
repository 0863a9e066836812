import type { CallContract } from '@/contracts/define'
import { areas } from './areas'

/** Whether an export of a contract module is a call. */
export const isCall = (value: unknown): value is CallContract =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every call of the product, for tests and reference. */
export const allCalls: readonly CallContract[] = areas
  .flatMap(({ contracts }) => contracts)
  .flatMap((module) => Object.values(module).filter(isCall))
