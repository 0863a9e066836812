import type { AdmissionFacts } from '../Area'
import type { ChooseServices } from './createChooseServices'

/** Offers other areas the best fitting programme of a school and a major, with its facts. */
export const offerAdmissionFacts =
  ({ search, programmes }: ChooseServices): AdmissionFacts =>
  async (school, major, examYear) => {
    const { list } = await search.of(school, major, 1)
    const [found] = list
    if (!found) return undefined
    const { facts, singles, shape, bands } = await programmes.detail(found.programmeId, examYear)
    return { programme: found, facts, singles, shape, bands }
  }
