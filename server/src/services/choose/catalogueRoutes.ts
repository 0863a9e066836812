import { chooseMajor, chooseMajors, examUnits } from '@/contracts/choose/majors'
import { admissionCalendar, nationalLines } from '@/contracts/choose/lines'
import { chooseSearch, findProgramme, hotWords, programme, programmes } from '@/contracts/choose/programmes'
import {
  chooseSchool,
  chooseSchoolLines,
  chooseSchools,
  schoolFilters,
  selfLineSchools,
} from '@/contracts/choose/schools'
import type { Routing } from '../Area'
import type { ChooseServices } from './createChooseServices'

const MOST_OF_SCHOOL = 10

/** Facts that anyone may read: schools, majors, lines, programmes, search. */
export const catalogueRoutes = ({ serve }: Routing, services: ChooseServices): void => {
  const { schools, majors, lines, search, data } = services
  serve(chooseSchools, ({ query }) => schools.page(query))
  serve(schoolFilters, () => schools.filters())
  serve(chooseSchool, ({ params }) => schools.detail(params.id))
  serve(chooseSchoolLines, ({ params, query }) => lines.ofSchool(params.id, query.year, query.code))
  serve(selfLineSchools, ({ query }) => lines.selfLines(query.year, query.code, query.degree))
  serve(nationalLines, ({ query }) => lines.national(query.year))
  serve(admissionCalendar, ({ query }) => lines.calendar(query.examYear))
  serve(chooseMajors, ({ query }) => majors.below(query.parent))
  serve(chooseMajor, ({ params }) => majors.detail(params.code))
  serve(examUnits, () => data.examUnits())
  serve(programmes, ({ query }) => services.programmes.page(query))
  serve(programme, ({ params, query }) => services.programmes.detail(params.id, query.examYear))
  serve(findProgramme, ({ query }) => search.of(query.school, query.major, MOST_OF_SCHOOL))
  serve(chooseSearch, ({ query }) => search.search(query.text, query.size))
  serve(hotWords, async () => (await data.rules()).hotWords)
}
