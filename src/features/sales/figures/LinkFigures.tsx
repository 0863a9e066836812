import type { BranchFigure, PersonFigure } from '@/contracts/sales/figures'
import { Section } from '@/ui/layout/Section'
import { yuan } from '../shared/salesTexts'
import { DataTable } from '../table/DataTable'
import { ExportButton } from './ExportButton'
import { peopleColumns } from './peopleColumns'

const branchColumns = [
  { name: '分校', of: ({ branchName }: BranchFigure) => branchName || '总部' },
  { name: '员工', of: ({ members }: BranchFigure) => `${members} 人` },
  { name: '访问', of: ({ visits }: BranchFigure) => `${visits} 次` },
  { name: '注册', of: ({ registrations }: BranchFigure) => `${registrations} 人` },
  { name: '线索', of: ({ leads }: BranchFigure) => `${leads} 条` },
  { name: '订单', of: ({ orders }: BranchFigure) => `${orders} 单` },
  { name: '金额', of: ({ amount }: BranchFigure) => yuan(amount) },
]

interface LinkFiguresProps {
  readonly people: readonly PersonFigure[]
  readonly branches: readonly BranchFigure[]
  readonly days: number
  readonly promotionId?: string
}

/** Figures of links by branch and by member; absent without any. */
export function LinkFigures({ people, branches, ...span }: LinkFiguresProps) {
  return (
    <>
      {branches.length > 0 ? (
        <Section title="按分校">
          <DataTable
            label="按分校"
            columns={branchColumns}
            rows={branches}
            idOf={({ branchId }) => branchId}
            testId="branch-table"
          />
          <ExportButton table="branches" text="导出分校数据" testId="branch-export" {...span} />
        </Section>
      ) : null}
      {people.length > 0 ? (
        <Section title="按员工">
          <DataTable label="按员工" columns={peopleColumns} rows={people} idOf={({ staffId }) => staffId} />
          <ExportButton table="people" text="导出员工数据" testId="people-export" {...span} />
        </Section>
      ) : null}
    </>
  )
}
