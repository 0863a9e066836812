import * as courseTypePowers from '@/contracts/gaoshou/courseTypePowers'
import * as sales from '@/contracts/gaoshou/sales'
import * as salesClues from '@/contracts/gaoshou/salesClues'
import * as sellers from '@/contracts/gaoshou/sellers'
import * as student from '@/contracts/gaoshou/student'
import * as studentGoods from '@/contracts/gaoshou/studentGoods'
import type { Area } from '../Area'
import * as taskStudents from '@/contracts/gaoshou/taskStudents'
import { gaoshouContent } from './gaoshouContent'
import { createGaoshouServices } from './createGaoshouServices'
import { learnerAccounts } from './learnerAccounts'
import { gaoshouRoutes } from './routes'

/** Leads, sellers, learners and the goods they own. */
export const gaoshouArea: Area = {
  name: 'gaoshou',
  contracts: [courseTypePowers, sales, salesClues, sellers, student, studentGoods, taskStudents],
  content: gaoshouContent,
  accounts: learnerAccounts,
  start: (foundation, others) => {
    const services = createGaoshouServices(foundation, others)
    return {
      routes: ({ serve }) => gaoshouRoutes(serve, services),
      offers: {
        sellerUrl: (inviteCode) => services.sales.sellerUrl(inviteCode),
        addLead: (lead) => services.clues.bring(lead),
        chooseExamYear: (uid, examYear) => services.students.save(uid, { examYear }),
      },
    }
  },
}
