import { createInterface } from 'node:readline/promises'
import md5 from 'md5'
import * as v from 'valibot'
import type { CallContract } from '../../src/contracts/define'
import { staffCode, staffCodeLogin, staffLogin } from '../../src/contracts/staff/session'
import { askBackend } from '../askBackend'

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

const post = async <C extends CallContract>(
  contract: C,
  body: object,
): Promise<v.InferOutput<C['response']>> => {
  const { json } = await askBackend({ method: 'POST', path: contract.path, body })
  const { status, msg, result } = v.parse(envelope, json)
  if (status !== 200) throw new Error(`${status}: ${msg ?? 'refused'}`)
  return v.parse(contract.response, result)
}

/** Logs an operator in with password and code, and answers the line that the shell takes. */
export const logInStaff = async (loginName: string): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const password = await terminal.question('password: ')
    const first = await post(staffLogin, { loginName, password: md5(password) })
    if (first.kind === 'session') return `export OPERATOR_TOKEN=${first.token}`
    await post(staffCode, { ticket: first.ticket })
    const code = await terminal.question(`code sent to ${first.phone}: `)
    const { token } = await post(staffCodeLogin, { ticket: first.ticket, code: code.trim() })
    return `export OPERATOR_TOKEN=${token}`
  } finally {
    terminal.close()
  }
}
