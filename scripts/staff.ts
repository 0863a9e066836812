import * as v from 'valibot'
import type { CallContract } from '../src/contracts/define'
import { addStaff, lockStaff, resetStaff, staffAccounts, unlockStaff } from '../src/contracts/staff/accounts'
import { askBackend } from './askBackend'
import { logInStaff } from './staff/logInStaff'
import { readArguments, refuse } from './readArguments'

const USAGE = `npm run staff -- add <login> --name <name> --phone <phone> --role <role> [--branch <id>] [--employee <no>] [--invite <code>]
npm run staff -- lock <login> [--reason <text>]   end all sessions of an account
npm run staff -- unlock <login>                   also after too many wrong passwords
npm run staff -- reset <login>                    a new first password
npm run staff -- list                             all accounts
npm run staff -- login <login>                    print an OPERATOR_TOKEN for eight hours

Roles: agent, branchStaff, branchManager, headOffice, expert, operator. An account without --employee states branch and number at its
first login, and a manager confirms. BASE_URL (http://localhost:3000) says where; OPERATOR_KEY (machines) or OPERATOR_TOKEN (people) who.`

const envelope = v.looseObject({
  status: v.number(),
  msg: v.optional(v.string()),
  result: v.optional(v.unknown()),
})

const send = async <C extends CallContract>(
  contract: C,
  loginName = '',
  body: object = {},
  query = '',
): Promise<v.InferOutput<C['response']>> => {
  const path = contract.path.replace('{loginName}', encodeURIComponent(loginName)) + query
  const { method } = contract
  const { json } = await askBackend({ method, path, ...(method === 'POST' && { body }) })
  const { status, msg, result } = v.parse(envelope, json)
  if (status !== 200) throw new Error(`${status}: ${msg ?? 'refused'}`)
  return v.parse(contract.response, result)
}

const passwordText = (loginName: string, password: string): string =>
  `first password of ${loginName}: ${password}\nIt is shown once, and has to be replaced at the first login.`

const add = async (
  loginName: string,
  values: Readonly<Record<string, string | undefined>>,
): Promise<string> => {
  const { name, phone, role, branch, employee, invite } = values
  const body = {
    loginName,
    name,
    phone,
    role,
    ...(branch && { branchId: branch }),
    ...(employee && { employeeNo: employee }),
    ...(invite && { inviteCode: invite }),
  }
  const problem = v.safeParse(addStaff.body, body)
  if (!problem.success) {
    const [issue] = problem.issues
    return refuse(`${v.getDotPath(issue) ?? ''}: ${issue.message}`, USAGE)
  }
  const { password } = await send(addStaff, '', body)
  return passwordText(loginName, password)
}

const list = async (): Promise<string> => {
  const lines = ['login\trole\tbranch\temployee\tname\tstate']
  for (let after: string | null = ''; after !== null;) {
    const page: v.InferOutput<typeof staffAccounts.response> = await send(
      staffAccounts,
      '',
      {},
      `?after=${encodeURIComponent(after)}`,
    )
    for (const row of page.list) {
      const state = row.isLocked ? 'locked' : row.isConfirmed ? 'confirmed' : 'waits for a manager'
      lines.push(
        [row.loginName, row.role, row.branchId ?? '', row.employeeNo ?? '', row.name, state].join('\t'),
      )
    }
    after = page.next
  }
  return lines.join('\n')
}

/** `npm run staff`: accounts of staff, the first one too. */
const main = async (): Promise<string> => {
  const text = { type: 'string' } as const
  const { values, words } = readArguments({
    usage: USAGE,
    options: {
      name: text,
      phone: text,
      role: text,
      branch: text,
      employee: text,
      invite: text,
      reason: text,
    },
    words: 2,
  })
  const [command, loginName = ''] = words
  if (command === 'list') return list()
  if (!loginName) return refuse(words.length === 0 ? 'Say what to do' : 'Say whose account', USAGE)
  if (command === 'login') return logInStaff(loginName)
  if (command === 'add') return add(loginName, values)
  if (command === 'lock') {
    await send(lockStaff, loginName, values.reason ? { reason: values.reason } : {})
    return `${loginName} is locked`
  }
  if (command === 'unlock') {
    await send(unlockStaff, loginName)
    return `${loginName} is unlocked`
  }
  if (command === 'reset') return passwordText(loginName, (await send(resetStaff, loginName)).password)
  return refuse(`${words.join(' ')} is nothing that it does`, USAGE)
}

main().then(
  (text) => process.stdout.write(`${text}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
