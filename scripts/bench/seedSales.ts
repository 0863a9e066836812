import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../server/src/db/Database'
import { Counter } from '../../server/src/services/sales/figures/Counter'

/** The session of head office, whose pages read every branch. */
export const STAFF_TOKEN = 'staff.scale-access-token-of-head-office'

const MEMBERS = 200

/** Staff, their days and leads; counts what the triggers have queued, as the chore does. */
export const seedSales = async (db: Db): Promise<void> => {
  const run = (text: string) => db.execute(sql.raw(text))
  const hash = createHash('sha256').update(STAFF_TOKEN).digest('base64url')
  await run(`insert into staff_accounts (id, login_name, work_number, name, role, branch_id, employee_no, password_hash, must_change,
      created_at, confirmed_at)
    select 'staff-' || n, 'staff.' || n, '1370000' || lpad(n::text, 4, '0'), '员工' || n,
      case n when 1 then 'headOffice' else 'branchStaff' end, case n when 1 then null else (array['shanxi', 'anhui'])[n % 2 + 1] end,
      'N-' || n, 'x', false, now(), now() from generate_series(1, ${MEMBERS}) n on conflict do nothing`)
  await run(`insert into staff_tokens (token_hash, staff_id, issued_at, expires_at)
    values ('${hash}', 'staff-1', now(), now() + interval '90 days') on conflict do nothing`)
  await run(`update sales_clues set staff_id = 'staff-' || (2 + abs(hashtext(id)) % ${MEMBERS - 1}), branch_id = 'shanxi'
    where staff_id is null`)
  await run(`insert into staff_days select 'staff-' || n, '127', to_char(current_date - d, 'YYYY-MM-DD'), (array['shanxi', 'anhui'])[n % 2 + 1],
      5, 4, 2, 1, 1, 0, 9900 * (n % 7) from generate_series(2, ${MEMBERS}) n, generate_series(0, 89) d on conflict do nothing`)
  await new Counter(db).drain()
  await run('analyze')
}
