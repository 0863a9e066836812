import type { Foundation } from '../../Foundation'
import { NameRepository } from '../../repository/NameRepository'
import { AdmissionData } from './AdmissionData'
import { MajorRepository } from './catalogue/MajorRepository'
import { MajorService } from './catalogue/MajorService'
import { SchoolRepository } from './catalogue/SchoolRepository'
import { SchoolService } from './catalogue/SchoolService'
import { LineRepository } from './lines/LineRepository'
import { LineService } from './lines/LineService'
import { ProgrammeRepository } from './programmes/ProgrammeRepository'
import { ProgrammeService } from './programmes/ProgrammeService'
import { SearchService } from './search/SearchService'

export type ChooseServices = ReturnType<typeof createChooseServices>

/** Makes the services of school choice. */
export const createChooseServices = ({ read, items, clock }: Foundation) => {
  const data = new AdmissionData(items)
  const names = new NameRepository(read)
  const programmeRows = new ProgrammeRepository(read)
  const lines = new LineService(new LineRepository(read), data, clock)
  const search = new SearchService(names, programmeRows)
  return {
    data,
    lines,
    search,
    schools: new SchoolService(new SchoolRepository(read), names, data),
    majors: new MajorService(new MajorRepository(read), data),
    programmes: new ProgrammeService({ programmes: programmeRows, lines, data, search, clock }),
  }
}
