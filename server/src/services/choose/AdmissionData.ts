import * as v from 'valibot'
import { sourceSchema } from '@/contracts/choose/fields'
import {
  admissionCalendarSchema,
  chooseRulesSchema,
  examUnitsSchema,
  interestTestSchema,
  nationalLinesSchema,
  type ChooseRules,
  type InterestTest,
} from '../../authoring/kinds/chooseKinds'
import { orMissing } from './orMissing'
import type { ItemRepository } from '../../repository/ItemRepository'

const noticesSchema = v.array(v.object({ schoolId: v.string(), year: v.number(), urls: v.array(v.string()) }))

type SourceName = 'disciplines' | 'school-lines' | 'programme-records'

/** Authored facts of school choice that are read whole. */
export class AdmissionData {
  constructor(private readonly items: ItemRepository) {}

  async nationalLines(): Promise<v.InferOutput<typeof nationalLinesSchema>> {
    return orMissing(await this.items.find('national-lines', 'all', nationalLinesSchema))
  }

  async examUnits(): Promise<v.InferOutput<typeof examUnitsSchema>> {
    return orMissing(await this.items.find('exam-units', 'all', examUnitsSchema))
  }

  async calendar(): Promise<v.InferOutput<typeof admissionCalendarSchema>> {
    return orMissing(await this.items.find('admission-calendar', 'all', admissionCalendarSchema))
  }

  async rules(): Promise<ChooseRules> {
    return orMissing(await this.items.find('choose-rules', 'all', chooseRulesSchema))
  }

  async interestTest(): Promise<InterestTest> {
    return orMissing(await this.items.find('interest-test', 'all', interestTestSchema))
  }

  async source(name: SourceName): Promise<v.InferOutput<typeof sourceSchema>> {
    return orMissing(await this.items.find('admission-sources', name, sourceSchema))
  }

  async schoolNotices(): Promise<v.InferOutput<typeof noticesSchema>> {
    return orMissing(await this.items.find('admission-sources', 'school-notices', noticesSchema))
  }
}
