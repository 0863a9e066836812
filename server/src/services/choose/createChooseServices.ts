import type { Foundation } from '../../Foundation'
import { NameRepository } from '../../repository/NameRepository'
import { AdmissionData } from './AdmissionData'
import { MajorRepository } from './catalogue/MajorRepository'
import { MajorService } from './catalogue/MajorService'
import { SchoolRepository } from './catalogue/SchoolRepository'
import { SchoolService } from './catalogue/SchoolService'
import { ConsultService } from './consult/ConsultService'
import { CompareService } from './insights/CompareService'
import { InterestRepository } from './insights/InterestRepository'
import { InterestService } from './insights/InterestService'
import { RankRepository } from './insights/RankRepository'
import { RankService } from './insights/RankService'
import { LineRepository } from './lines/LineRepository'
import { LineService } from './lines/LineService'
import { FavouriteRepository } from './plans/FavouriteRepository'
import { PlanRepository } from './plans/PlanRepository'
import { PlanService } from './plans/PlanService'
import { RecommendService } from './plans/RecommendService'
import { ProgrammeRepository } from './programmes/ProgrammeRepository'
import { ProgrammeService } from './programmes/ProgrammeService'
import { ReportRepository } from './reports/ReportRepository'
import { ReportService } from './reports/ReportService'
import { SearchService } from './search/SearchService'

export type ChooseServices = ReturnType<typeof createChooseServices>

/** Facts that anyone may read. */
const createCatalogue = ({ read, items, clock }: Foundation) => {
  const data = new AdmissionData(items)
  const names = new NameRepository(read)
  const rows = new ProgrammeRepository(read)
  const schoolRows = new SchoolRepository(read)
  const lines = new LineService(new LineRepository(read), data, clock)
  const search = new SearchService(names, rows)
  const programmes = new ProgrammeService({ programmes: rows, lines, data, search, clock })
  return {
    data,
    lines,
    search,
    programmes,
    schools: new SchoolService(schoolRows, names, data),
    majors: new MajorService(new MajorRepository(read), data),
    ranks: new RankService(new RankRepository(read), data),
    compare: new CompareService({ schools: schoolRows, rows, programmes, data }),
    recommend: new RecommendService(programmes, data),
  }
}

/** Makes the services of school choice. */
export const createChooseServices = (foundation: Foundation) => {
  const { db, clock, random, publicUrl } = foundation
  const catalogue = createCatalogue(foundation)
  const { data, programmes, recommend } = catalogue
  return {
    ...catalogue,
    publicUrl,
    interests: new InterestService(new InterestRepository(db), data, clock),
    consult: new ConsultService({ db, data, clock, random }),
    reports: new ReportService({
      reports: new ReportRepository(db),
      programmes,
      recommend,
      clock,
      random,
      publicUrl,
    }),
    plans: new PlanService({
      plans: new PlanRepository(db),
      favourites: new FavouriteRepository(db),
      programmes,
      recommend,
      data,
      clock,
    }),
  }
}
